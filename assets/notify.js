// gospoda: lets this browser be told. Only a script can ask the browser for that; everything else on the page is forms.

const box = document.getElementById("tell-push"), state = document.getElementById("push-state"), button = document.getElementById("push-on");
const say = (text) => { state.textContent = text; state.hidden = !text; };

/** The key of the house, as browsers want it. */
function bytes(text) {
  const letters = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
  return Uint8Array.from(letters, (it) => it.charCodeAt(0));
}

/** Whether this very browser stands in the list already. */
const isListed = (subscription) => [...document.querySelectorAll("[data-endpoint]")].some((it) => it.dataset.endpoint === subscription?.endpoint);

async function begin() {
  box.hidden = false;
  if (!("serviceWorker" in navigator) || !("PushManager" in window)) return say(box.dataset.off);
  const worker = await navigator.serviceWorker.register("/sw.js");
  const old = await worker.pushManager.getSubscription();
  if (isListed(old)) return say(box.dataset.on);
  button.hidden = false;
  button.addEventListener("click", async () => {
    try {
      // A subscription for another server, or one that was removed here, is of no use any more.
      await old?.unsubscribe();
      await navigator.serviceWorker.ready;
      const subscription = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(box.dataset.key) });
      const { endpoint, keys } = subscription.toJSON();
      const fields = new URLSearchParams({ endpoint, key: keys.p256dh, auth: keys.auth });
      const reply = await fetch("/notifications/push", { method: "POST", body: fields });
      location.assign(reply.ok ? reply.url : "/notifications");
    } catch {
      say(box.dataset.refused);
    }
  });
}

begin().catch(() => say(box.dataset.off));
