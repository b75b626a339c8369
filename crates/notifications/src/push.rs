//! Web Push: what a browser shows although no page is open (RFC 8030, 8188, 8291), from a server that is known again
//! by its key (RFC 8292).

use std::time::Duration;

use bytes::Bytes;
use data_encoding::BASE64URL_NOPAD;
use http::header::{AUTHORIZATION, HeaderName, HeaderValue};
use http::{Request, Uri};
use http_body_util::Full;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::json;
use web_push_native::{Auth, WebPushBuilder};

use super::Notification;
use text::Lang;

/// A push that did not arrive within this time says nothing any more.
const KEPT_FOR: Duration = Duration::from_secs(24 * 3600);
/// What shows who sends it holds for so long; at most a day.
const SHOWN_FOR: Duration = Duration::from_secs(12 * 3600);

/// The VAPID key of this server (RFC 8292): signs every push. A browser that has subscribed with its public half takes no
/// pushes signed by another.
#[derive(Clone)]
pub struct PushKey(SigningKey);

/// A key never appears in a log by accident.
impl std::fmt::Debug for PushKey {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("PushKey(secret)")
    }
}

impl PushKey {
    /// A key of random bytes; all but one in four thousand million numbers are keys.
    pub fn of_random(bytes: [u8; 32]) -> Option<Self> {
        SigningKey::from_slice(&bytes).ok().map(Self)
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).ok()?;
        SigningKey::from_slice(&bytes).ok().map(Self)
    }

    /// The key itself, for the store.
    pub(crate) fn reveal(&self) -> String {
        BASE64URL_NOPAD.encode(&self.0.to_bytes())
    }

    /// What a browser has to know to subscribe.
    pub(crate) fn public(&self) -> String {
        BASE64URL_NOPAD.encode(self.0.verifying_key().to_encoded_point(false).as_bytes())
    }

    /// What shows a push service who asks: signed, for this service, for some hours.
    fn authorization(&self, endpoint: &Uri, contact: &str, now: Duration) -> String {
        let scheme = endpoint.scheme_str().unwrap_or("https");
        let audience = format!("{scheme}://{}", endpoint.authority().map_or("", |it| it.as_str()));
        let part = |value: serde_json::Value| BASE64URL_NOPAD.encode(value.to_string().as_bytes());
        let head = part(json!({ "typ": "JWT", "alg": "ES256" }));
        let until = (now + SHOWN_FOR).as_secs();
        let claims = part(json!({ "aud": audience, "exp": until, "sub": contact }));
        let signature: Signature = self.0.sign(format!("{head}.{claims}").as_bytes());
        let signature = BASE64URL_NOPAD.encode(&signature.to_bytes());
        format!("vapid t={head}.{claims}.{signature}, k={}", self.public())
    }
}

/// A browser, as it can be reached.
#[derive(Clone, Copy)]
pub(crate) struct Browser<'a> {
    pub(crate) endpoint: &'a str,
    pub(crate) key: &'a [u8],
    pub(crate) auth: [u8; 16],
    /// Where links begin for it.
    pub(crate) origin: &'a str,
    pub(crate) lang: Lang,
}

/// The request that tells a browser; only it can read what stands in it. Nothing if the browser's keys are none. `now` is
/// since 1970.
pub(crate) fn request(
    letter: &Notification,
    to: Browser<'_>,
    key: &PushKey,
    contact: &str,
    now: Duration,
) -> Option<Request<Full<Bytes>>> {
    let endpoint: Uri = to.endpoint.parse().ok()?;
    let public = web_push_native::p256::PublicKey::from_sec1_bytes(to.key).ok()?;
    let shown = json!({
        "title": letter.title(to.lang),
        "body": letter.body(to.lang),
        "url": letter.address(to.origin),
        "tag": letter.topic(),
        "lang": to.lang.tag(),
    });
    let builder = WebPushBuilder::new(endpoint.clone(), public, Auth::from(to.auth));
    let sealed = builder.with_valid_duration(KEPT_FOR).build(shown.to_string()).ok()?;
    let mut request = sealed.map(Full::from);
    let mut shows = HeaderValue::try_from(key.authorization(&endpoint, contact, now)).ok()?;
    shows.set_sensitive(true);
    let headers = request.headers_mut();
    headers.insert(AUTHORIZATION, shows);
    headers.insert(HeaderName::from_static("urgency"), HeaderValue::from_static("high"));
    // What has not arrived yet is replaced by what is newer: nobody hears of what was taken back in the meantime.
    headers.insert(HeaderName::from_static("topic"), HeaderValue::try_from(letter.topic()).ok()?);
    Some(request)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use data_encoding::BASE64URL_NOPAD;
    use http_body_util::BodyExt;
    use kernel::Seat;
    use p256::ecdsa::signature::Verifier;
    use p256::ecdsa::{Signature, VerifyingKey};
    use text::Lang;
    use web_push_native::Auth;
    use web_push_native::p256::SecretKey;

    use super::{Browser, PushKey, request};
    use crate::{Call, Notification};
    use table::TableId;

    fn letter() -> Notification {
        let table = TableId::of_number(77);
        let call = Some(Call::Turn);
        Notification { table, game: "wrath", seat: Seat(1), version: 12, call }
    }

    #[tokio::test]
    async fn only_the_browser_reads_it() {
        let (secret, auth) = (SecretKey::from_slice(&[5; 32]).unwrap(), [6; 16]);
        let public = secret.public_key().to_sec1_bytes();
        let endpoint = "https://push.example:8443/abc?d=1";
        let to =
            Browser { endpoint, key: &public, auth, origin: "https://inn.example", lang: Lang::En };
        let key = PushKey::of_random([7; 32]).unwrap();
        let sent = request(&letter(), to, &key, "mailto:inn@example.org", Duration::ZERO).unwrap();
        let header = |name: &str| sent.headers()[name].to_str().unwrap().to_owned();
        assert_eq!(sent.uri(), endpoint);
        assert_eq!(
            (header("content-encoding").as_str(), header("ttl").as_str()),
            ("aes128gcm", "86400")
        );
        let topic = header("topic");
        assert!(topic.len() <= 32 && topic.bytes().all(|it| it.is_ascii_alphanumeric()), "{topic}");
        let body = sent.into_body().collect().await.unwrap().to_bytes();
        assert!(!String::from_utf8_lossy(&body).contains("table"));
        let read = web_push_native::decrypt(body.to_vec(), &secret, &Auth::from(auth)).unwrap();
        let told: serde_json::Value = serde_json::from_slice(&read).unwrap();
        assert_eq!(told["url"], format!("https://inn.example/table/{topic}"));
        assert!(told["title"].as_str().unwrap().contains("Wrath"), "{told}");
        let other = SecretKey::from_slice(&[8; 32]).unwrap();
        assert!(web_push_native::decrypt(body.to_vec(), &other, &Auth::from(auth)).is_err());
    }

    #[test]
    fn the_push_service_knows_the_house_again() {
        let key = PushKey::parse(&PushKey::of_random([7; 32]).unwrap().reveal()).unwrap();
        let endpoint = "https://push.example:8443/abc?d=1".parse().unwrap();
        let shown = key.authorization(&endpoint, "mailto:a@b.example", Duration::from_secs(1000));
        let (token, public) =
            shown.strip_prefix("vapid t=").and_then(|it| it.split_once(", k=")).unwrap();
        assert_eq!(public, key.public());
        let public = BASE64URL_NOPAD.decode(public.as_bytes()).unwrap();
        let (said, signature) = token.rsplit_once('.').unwrap();
        let signature = BASE64URL_NOPAD.decode(signature.as_bytes()).unwrap();
        VerifyingKey::from_sec1_bytes(&public)
            .unwrap()
            .verify(said.as_bytes(), &Signature::from_slice(&signature).unwrap())
            .unwrap();
        let claims = BASE64URL_NOPAD.decode(said.split_once('.').unwrap().1.as_bytes()).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example:8443");
        assert_eq!(claims["exp"], 1000 + 12 * 3600);
        assert_eq!(claims["sub"], "mailto:a@b.example");
    }
}
