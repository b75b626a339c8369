//! What the script and the module say to each other: a line of JSON, and after it the bytes of a body, if there is one.

use catalog::Question;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

/// Key and text of something that is kept.
pub type Record = (String, String);

/// What the script tells the module.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Incoming {
    /// Once, before everything else.
    Start {
        /// The path below which the pages are, without a slash at the end: `/games`, or nothing.
        base: String,
        /// `https://example.org`
        origin: String,
    },
    /// A page asks. The body follows.
    Request {
        id: u64,
        method: String,
        /// Path and query below the base: `/table/abc?x=1`.
        path: String,
        headers: Vec<(String, String)>,
    },
    /// The reader of the answer is gone: stop it.
    Cancel { id: u64 },
    /// Everything of a [`Outgoing::Store`] is on the disk.
    Stored { id: u64 },
    /// Nothing of it is.
    NotStored { id: u64, refusal: Refusal, why: String },
    /// What was found for a [`Outgoing::Load`], in the order of the keys.
    Loaded { id: u64, records: Vec<Record> },
    /// It could not be read.
    NotLoaded { id: u64, why: String },
    /// The time of an [`Outgoing::Wake`] has come.
    Wake {},
    /// A bot at a server's table is to answer. Nothing need have started for that.
    Think { id: u64, question: Question },
}

/// Why nothing was stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Refusal {
    /// There is no room.
    Full,
    /// A record that was to be added is there already.
    Conflict,
    Failed,
}

/// What the module wants of the script.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Outgoing {
    /// The answer to a request begins. A `location` among the headers is relative to the origin.
    Head {
        id: u64,
        status: u16,
        headers: Vec<(String, String)>,
    },
    /// A part of its body. The bytes follow.
    Chunk {
        id: u64,
    },
    End {
        id: u64,
    },
    /// All or nothing is to be stored, durably, after everything that was asked for before.
    Store {
        id: u64,
        /// Refused if the key is there already.
        add: Vec<Record>,
        put: Vec<Record>,
    },
    /// All records whose key begins with a prefix are to be read.
    Load {
        id: u64,
        prefix: String,
    },
    /// The next time to say [`Incoming::Wake`], in milliseconds since 1970. It replaces the one before.
    Wake {
        at: u64,
    },
    /// What a bot answers to [`Incoming::Think`]; nothing if the question cannot be read.
    Thought {
        id: u64,
        action: Option<String>,
    },
    /// An error for the developer's console.
    Report {
        text: String,
    },
}

/// Why a message cannot be read.
#[derive(Debug)]
pub struct Unreadable(pub String);

/// As bytes.
pub fn encode(head: &impl Serialize, body: &[u8]) -> Vec<u8> {
    let mut bytes = serde_json::to_vec(head).expect("messages are made of strings and numbers");
    bytes.push(b'\n');
    bytes.extend_from_slice(body);
    bytes
}

/// Head and body of a message.
///
/// # Errors
/// When it is none.
pub fn decode<T: DeserializeOwned>(bytes: &[u8]) -> Result<(T, &[u8]), Unreadable> {
    let end = bytes.iter().position(|it| *it == b'\n').unwrap_or(bytes.len());
    let head = serde_json::from_slice(&bytes[..end]).map_err(|it| Unreadable(it.to_string()))?;
    Ok((head, bytes.get(end + 1..).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::{Incoming, Outgoing, decode, encode};

    /// The script writes and reads these words.
    #[test]
    fn messages_are_what_the_script_says() {
        let request =
            br#"{"request":{"id":3,"method":"POST","path":"/prefs","headers":[["a","b"]]}}
x=1
y"#;
        let (head, body) = decode::<Incoming>(request).unwrap();
        let headers = vec![("a".to_owned(), "b".to_owned())];
        let (method, path) = ("POST".to_owned(), "/prefs".to_owned());
        assert_eq!(head, Incoming::Request { id: 3, method, path, headers });
        assert_eq!(body, b"x=1\ny");
        assert_eq!(decode::<Incoming>(br#"{"wake":{}}"#).unwrap(), (Incoming::Wake {}, &b""[..]));
        let store =
            Outgoing::Store { id: 1, add: Vec::new(), put: vec![("k".into(), "\n".into())] };
        let text = String::from_utf8(encode(&store, b"")).unwrap();
        assert_eq!(text, "{\"store\":{\"id\":1,\"add\":[],\"put\":[[\"k\",\"\\n\"]]}}\n");
        assert!(decode::<Incoming>(b"{").is_err());
    }
}
