import { showToast } from "./toast.ts";

const checkedEveryMs = 30 * 60_000;

/**
 * Has the service worker keep the site for when there is no network, and offers a newer build once
 * it is here whole. Neither is done before the page has loaded.
 */
export async function keepWorkingOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  tellWhatIsUsed();
  registration.addEventListener("updatefound", () => offerWhenInstalled(registration));
  await registration.update();
  offerWhenInstalled(registration);
  checkNowAndThen(registration);
}

/** The worker sees no page that was open before it, and none that a link shows in this page. */
async function tellWhatIsUsed() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  active?.postMessage([...new Set([location.pathname, ...ours])]);
  let told = location.pathname;
  const tell = () => {
    if (location.pathname === told) return;
    told = location.pathname;
    active?.postMessage([told]);
  };
  for (const change of ["pushState", "replaceState", "popstate"]) addEventListener(change, tell); // wouter sends the first two
}

function offerWhenInstalled({ installing, waiting }: ServiceWorkerRegistration) {
  if (installing)
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed") offerNewBuild();
    });
  else if (waiting) offerNewBuild();
}

/** A page that has come from the network may be of the newest build already. */
async function offerNewBuild() {
  const newest = await (await caches.match("/newest-build"))?.text();
  const { build } = document.documentElement.dataset;
  if (!newest || newest === build || !navigator.serviceWorker.controller) return;
  showToast({
    title: "A new version is ready",
    description: "Nothing on this page changes until you reload it.",
    action: { label: "Reload", onAction: reloadWithCare },
    stays: true,
  });
}

function reloadWithCare() {
  if (!hasFilledFields()) return location.reload();
  showToast({
    title: "Reload this page now?",
    description: "Some of its fields are filled in. What is not saved is lost.",
    action: { label: "Reload anyway", onAction: () => location.reload() },
    stays: true,
  });
}

function hasFilledFields(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ":is(main, [role=dialog]) :is(textarea, input:not([type=checkbox], [type=radio], [type=file]))",
  );
  return [...fields].some(({ value }) => value !== "");
}

/** A tab that stays open asks for a newer build when the visitor comes back to it. */
function checkNowAndThen(registration: ServiceWorkerRegistration) {
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - checked < checkedEveryMs) return;
    checked = Date.now();
    registration.update().catch(() => {}); // the next time will do
  });
}
