//! The socket of a client at a table of another node: bytes are copied between the two. When that node dies, this one closes
//! the socket with a reason.

use std::pin::pin;
use std::time::Duration;

use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt, copy, sink, split};
use tokio::time::timeout;

/// So long a socket is kept whose node is gone: one that is only slow still says goodbye. A client has as long to take what
/// is said last.
const FAREWELL: Duration = Duration::from_secs(3);

/// So much is read at once.
const PIECE: usize = 8 << 10;

/// A whole frame: the other side closes with 1012, which is a restart (RFC 6455, 5.2 and 7.4).
const COME_AGAIN: &[u8] = b"\x88\x0c\x03\xf4come again";

/// Carries everything between two connections that speak the protocol of sockets, until either ends, the node is `gone`, or
/// this server `stops`.
pub(crate) async fn join(
    client: OnUpgrade,
    node: OnUpgrade,
    gone: impl Future<Output = ()>,
    stops: impl Future<Output = ()>,
) {
    let (Ok(client), Ok(node)) = tokio::join!(client, node) else { return };
    carry(TokioIo::new(client), TokioIo::new(node), gone, stops).await;
}

async fn carry(
    client: impl AsyncRead + AsyncWrite,
    node: impl AsyncRead + AsyncWrite,
    gone: impl Future<Output = ()>,
    stops: impl Future<Output = ()>,
) {
    let (mut from_client, mut to_client) = split(client);
    let (mut from_node, mut to_node) = split(node);
    let mut frames = Some(Frames::default());
    {
        let to_the_node = async {
            let _ = copy(&mut from_client, &mut to_node).await;
            // The node hears the end and ends its side, which may still have something to say.
            let _ = to_node.shutdown().await;
            std::future::pending::<()>().await;
        };
        let mut to_the_client = pin!(pass(&mut from_node, &mut to_client, &mut frames));
        let mut carried = pin!(async {
            tokio::select! {
                () = to_the_client.as_mut() => {}
                () = to_the_node => {}
            }
        });
        tokio::select! {
            () = carried.as_mut() => {}
            // What the other node has said last may be on its way.
            () = gone => drop(timeout(FAREWELL, carried).await),
            () = stops => {}
        }
    }
    let goodbye = async {
        if frames.is_some_and(|it| it.may_be_closed()) {
            to_client.write_all(COME_AGAIN).await?;
        }
        to_client.shutdown().await?;
        // If the connection were closed while the client still sends, it would not hear what was said last.
        copy(&mut from_client, &mut sink()).await
    };
    drop(timeout(FAREWELL, goodbye).await);
}

/// Hands on what the node says, until that ends or the client does not take it.
async fn pass(
    from_node: &mut (impl AsyncRead + Unpin),
    to_client: &mut (impl AsyncWrite + Unpin),
    frames: &mut Option<Frames>,
) {
    let mut piece = vec![0; PIECE];
    while let Ok(n_read) = from_node.read(&mut piece).await
        && let Some(said) = piece.get(..n_read).filter(|it| !it.is_empty())
        // During a write it is unknown how much of it the client has.
        && let Some(mut seen) = frames.take()
    {
        if to_client.write_all(said).await.is_err() || to_client.flush().await.is_err() {
            return;
        }
        seen.pass(said);
        *frames = Some(seen);
    }
}

/// Where one side of a socket is among its frames.
#[derive(Debug, Default)]
struct Frames {
    /// What is there of the next frame's head, if it is not whole.
    head: Vec<u8>,
    /// How much of the last frame is still to come.
    n_left: u64,
    /// Whether the last frame that this side sends has begun.
    is_closed: bool,
}

impl Frames {
    fn pass(&mut self, mut said: &[u8]) {
        while let Some((first, rest)) = said.split_first() {
            if self.n_left != 0 {
                let n_here = usize::try_from(self.n_left).unwrap_or(usize::MAX).min(said.len());
                self.n_left -= n_here as u64;
                said = &said[n_here..];
                continue;
            }
            self.head.push(*first);
            said = rest;
            if let Some(length) = length(&self.head) {
                self.is_closed |= self.head[0] & 0x0f == 8;
                self.n_left = length;
                self.head.clear();
            }
        }
    }

    /// Whether one more frame fits here, and is allowed.
    fn may_be_closed(&self) -> bool {
        self.head.is_empty() && self.n_left == 0 && !self.is_closed
    }
}

/// How long a frame is after its head; nothing if the head is not whole.
fn length(head: &[u8]) -> Option<u64> {
    let [_, second, rest @ ..] = head else { return None };
    let n_mask = if second & 0x80 == 0 { 0 } else { 4 };
    let told = u64::from(second & 0x7f);
    let n_length = match told {
        126 => 2,
        127 => 8,
        _ => 0,
    };
    if rest.len() < n_length + n_mask {
        return None;
    }
    let longer = rest[..n_length].iter().fold(0, |sum, byte| (sum << 8) | u64::from(*byte));
    Some(if n_length == 0 { told } else { longer })
}

#[cfg(test)]
mod tests {
    use std::future::{pending, ready};

    use tokio::io::{AsyncReadExt, AsyncWriteExt, duplex};

    use super::{COME_AGAIN, carry};

    /// What a client hears of a node that says this and dies.
    async fn heard(said: &[&[u8]]) -> Vec<u8> {
        let (mut client, ours) = duplex(1 << 20);
        let (theirs, mut node) = duplex(1 << 20);
        let carried = tokio::spawn(carry(ours, theirs, pending(), pending()));
        for part in said {
            node.write_all(part).await.unwrap();
            tokio::task::yield_now().await;
        }
        drop(node);
        let mut heard = Vec::new();
        client.read_to_end(&mut heard).await.unwrap();
        drop(client);
        carried.await.unwrap();
        heard
    }

    #[tokio::test]
    async fn a_client_whose_node_dies_between_two_frames_is_told_to_come_again() {
        let long = [&[0x81, 126, 1, 0][..], &[b'a'; 256]].concat();
        let longer = [&[0x82, 127, 0, 0, 0, 0, 0, 1, 0, 0][..], &[b'b'; 65_536]].concat();
        let masked: &[u8] = b"\x81\x82abcdhi";
        for frames in [&b""[..], b"\x81\x02hi", b"\x89\x00", &long, &longer, masked] {
            let told = [frames, COME_AGAIN].concat();
            assert!(heard(&[frames]).await == told);
            // However it arrives.
            let (one, other) = frames.split_at(frames.len().min(1));
            assert!(heard(&[one, other]).await == told);
            assert!(heard(&[frames, frames]).await == [frames, &told].concat());
        }
    }

    #[tokio::test]
    async fn nothing_is_said_in_the_middle_of_a_frame_or_after_the_last_one() {
        let long = [&[0x81, 126, 1, 0][..], &[b'a'; 255]].concat();
        let closed = b"\x88\x02\x03\xf0";
        for frames in [&b"\x81"[..], b"\x81\x02h", b"\x81\x7e\x01", &long, closed] {
            assert!(heard(&[frames]).await == frames);
            let before = &b"\x81\x02hi"[..];
            assert!(heard(&[before, frames]).await == [before, frames].concat());
        }
    }

    #[tokio::test]
    async fn what_a_client_says_arrives_and_its_end_too() {
        let (mut client, ours) = duplex(1 << 10);
        let (theirs, mut node) = duplex(1 << 10);
        let carried = tokio::spawn(carry(ours, theirs, pending(), pending()));
        client.write_all(b"asked").await.unwrap();
        client.shutdown().await.unwrap();
        let mut asked = String::new();
        node.read_to_string(&mut asked).await.unwrap();
        assert_eq!(asked, "asked");
        // It may still be answered.
        node.write_all(b"\x81\x02hi\x88\x00").await.unwrap();
        drop(node);
        let mut told = Vec::new();
        client.read_to_end(&mut told).await.unwrap();
        assert_eq!(told, b"\x81\x02hi\x88\x00");
        carried.await.unwrap();
    }

    #[tokio::test(start_paused = true)]
    async fn a_node_that_is_silent_or_a_server_that_stops_ends_it_as_well() {
        for is_gone in [true, false] {
            let (mut client, ours) = duplex(1 << 10);
            let (theirs, _node) = duplex(1 << 10);
            let carried = if is_gone {
                tokio::spawn(carry(ours, theirs, ready(()), pending()))
            } else {
                tokio::spawn(carry(ours, theirs, pending(), ready(())))
            };
            let mut told = Vec::new();
            client.read_to_end(&mut told).await.unwrap();
            assert_eq!(told, COME_AGAIN);
            drop(client);
            carried.await.unwrap();
        }
    }
}
