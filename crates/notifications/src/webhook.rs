//! Webhooks: a request to an address of the person's own, signed as <https://www.standardwebhooks.com> tells.

use std::time::Duration;

use bytes::Bytes;
use data_encoding::BASE64;
use hmac::{Hmac, KeyInit, Mac};
use http::Request;
use http::header::CONTENT_TYPE;
use http_body_util::Full;
use serde_json::json;
use sha2::Sha256;
use text::Lang;

use super::Notification;

/// Who is told, and how it is shown that we tell it.
#[derive(Clone, Copy)]
pub(crate) struct Hook<'a> {
    pub(crate) url: &'a str,
    pub(crate) secret: [u8; 32],
    /// Where links begin for it.
    pub(crate) origin: &'a str,
    pub(crate) lang: Lang,
}

/// The secret as whoever checks signatures is told it.
pub fn told_secret(secret: &[u8; 32]) -> String {
    format!("whsec_{}", BASE64.encode(secret))
}

/// The request. `id` is the same when it is tried again; `now` is since 1970.
pub(crate) fn request(
    letter: &Notification,
    to: Hook<'_>,
    id: &str,
    now: Duration,
) -> Option<Request<Full<Bytes>>> {
    let address = letter.address(to.origin);
    let text = format!("{} {address}", letter.title(to.lang));
    let mut told = json!({
        "event": letter.event(),
        "url": address,
        // A sentence for people, under the names by which chat services take one.
        "text": text,
        "content": text,
    });
    if letter.call.is_some() {
        told["table"] = letter.table.to_string().into();
        told["game"] = letter.game.into();
        told["seat"] = letter.seat.to_string().into();
        told["version"] = letter.version.into();
    }
    let (body, at) = (told.to_string(), now.as_secs());
    let mut mac = Hmac::<Sha256>::new_from_slice(&to.secret).ok()?;
    mac.update(format!("{id}.{at}.{body}").as_bytes());
    let signature = format!("v1,{}", BASE64.encode(&mac.finalize().into_bytes()));
    Request::post(to.url)
        .header(CONTENT_TYPE, "application/json")
        .header("user-agent", "gospoda")
        .header("webhook-id", id)
        .header("webhook-timestamp", at)
        .header("webhook-signature", signature)
        .body(Full::from(body))
        .ok()
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use http_body_util::BodyExt;
    use kernel::Seat;
    use text::Lang;

    use super::{Hook, request, told_secret};
    use crate::{Call, Notification};
    use table::TableId;

    #[tokio::test]
    async fn a_request_is_signed_and_says_which_table_waits() {
        let (table, call) = (TableId::of_number(77), Some(Call::Turn));
        let letter = Notification { table, game: "quest", seat: Seat(2), version: 9, call };
        let to = Hook {
            url: "https://hooks.example/x",
            secret: [7; 32],
            origin: "https://inn.example",
            lang: Lang::En,
        };
        let sent = request(&letter, to, "msg_1", Duration::from_secs(1_700_000_000)).unwrap();
        let header = |name: &str| sent.headers()[name].to_str().unwrap().to_owned();
        assert_eq!(
            (header("webhook-id"), header("webhook-timestamp")),
            ("msg_1".to_owned(), "1700000000".to_owned())
        );
        let signature = header("webhook-signature");
        let body = sent.into_body().collect().await.unwrap().to_bytes();
        let body = std::str::from_utf8(&body).unwrap();
        assert_eq!(signature, expected(body));
        let told: serde_json::Value = serde_json::from_str(body).unwrap();
        assert_eq!(told["event"], "turn");
        assert_eq!(
            (&told["game"], &told["seat"], &told["version"]),
            (&"quest".into(), &"P3".into(), &9.into())
        );
        assert_eq!(told["url"], format!("https://inn.example/table/{table}"));
        assert_eq!(told["text"], told["content"]);
        assert_eq!(told_secret(&[7; 32]), "whsec_BwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwcHBwc=");
    }

    /// RFC 2104 by hand, so that the test does not use what it checks.
    fn expected(body: &str) -> String {
        use sha2::{Digest, Sha256};
        let pad = |with: u8| {
            let mut key = [0_u8; 64];
            key[..32].fill(7);
            key.map(|it| it ^ with)
        };
        let text = format!("msg_1.1700000000.{body}");
        let inner = Sha256::new().chain_update(pad(0x36)).chain_update(text).finalize();
        let outer = Sha256::new().chain_update(pad(0x5C)).chain_update(inner).finalize();
        format!("v1,{}", data_encoding::BASE64.encode(&outer))
    }
}
