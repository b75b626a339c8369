// gospoda: shows what the house tells while no page is open. It stores nothing and answers no requests.

self.addEventListener("push", (event) => {
  const { title, body, url, tag, lang } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, renotify: true, icon: "/assets/icon.svg", data: { url } }));
});

/** To the table: in a page that shows it already, or else in a new one. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url } = event.notification.data;
  const go = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const there = pages.find((it) => new URL(it.url).pathname === new URL(url).pathname);
    return there ? there.focus() : self.clients.openWindow(url);
  };
  event.waitUntil(go());
});
