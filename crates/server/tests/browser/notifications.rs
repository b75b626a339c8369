//! Being told while no page is open: the page where one asks for it, and the worker that shows it.

use std::time::Duration;

use fantoccini::Locator;
use serde_json::json;

use crate::axe;
use crate::chromium::{Screen, Window};
use crate::server::RunningServer;

#[tokio::test]
async fn a_worker_shows_what_the_house_tells() {
    let server = RunningServer::open("notifications");
    for screen in [Screen::Laptop, Screen::Phone] {
        let window = Window::open(screen).await;
        let origin = server.url("");
        let allow = json!({"origin": origin, "permissions": ["notifications"]});
        window.devtools("Browser.grantPermissions", allow).await;
        window.page.goto(&server.url("/notifications")).await.unwrap();
        // A browser that can be told is asked; the script has begun the worker.
        window.until("!document.getElementById('push-on').hidden").await;
        axe::check(&window, "nobody is told").await;
        let field = window.page.find(Locator::Css("#webhook")).await.unwrap();
        field.send_keys("https://hooks.example/told").await.unwrap();
        window.click("form[action='/notifications/webhook'] button").await;
        window.until("document.querySelector('.told') !== null").await;
        window.until("!document.getElementById('push-on').hidden").await;
        axe::check(&window, "a webhook is told").await;
        window.picture("notifications").await;
        let width = window.run("return document.documentElement.scrollWidth <= innerWidth").await;
        assert_eq!(width, true, "nothing sticks out");
        window.devtools("ServiceWorker.enable", json!({})).await;
        let note = json!({"title": "Your turn", "body": "A table waits.", "url": server.url("/"), "tag": "k3jd", "lang": "en"});
        // The worker is the first one of this browser.
        let push = json!({"origin": origin, "registrationId": "0", "data": note.to_string()});
        window.until("Notification.permission === 'granted'").await;
        let wanted = json!([["Your turn", "A table waits.", "k3jd", server.url("/")]]);
        let script = "const done = arguments[arguments.length - 1];
            navigator.serviceWorker.ready.then((it) => it.getNotifications())
                .then((all) => done(all.map((it) => [it.title, it.body, it.tag, it.data.url])), (why) => done(String(why)));";
        // A message for a worker that is just beginning may be lost; a push service would send it again.
        let mut shown = json!([]);
        for _ in 0..20 {
            window.devtools("ServiceWorker.deliverPushMessage", push.clone()).await;
            tokio::time::sleep(Duration::from_millis(500)).await;
            shown = window.page.execute_async(script, vec![]).await.unwrap();
            if shown == wanted {
                break;
            }
        }
        assert_eq!(shown, wanted);
        window.click("form[action='/notifications/remove'] button").await;
        window.until("document.querySelector('.told') === null").await;
        assert_eq!(window.complaints().await, Vec::<String>::new());
        window.close().await;
    }
}
