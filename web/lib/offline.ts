import { showToast } from "./toast.ts";

const checkedEveryMs = 30 * 60_000;

/**
 * Registers the service worker after the page has loaded. The service worker keeps the site for
 * offline use. When a newer build is installed, this offers to reload.
 */
export async function keepWorkingOffline(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done, { once: true }));
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  reportUsedFiles();
  registration.addEventListener("updatefound", () => offerWhenInstalled(registration));
  await registration.update().catch(() => {}); // the next visit tries again
  offerWhenInstalled(registration);
  checkNowAndThen(registration);
}

/**
 * Tells the service worker what this page has loaded and where it navigates. The worker sees
 * neither requests made before it was installed nor client-side navigation.
 */
async function reportUsedFiles() {
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
  active?.postMessage([...new Set([location.pathname, ...ours])]);
  let sent = location.pathname;
  const send = () => {
    if (location.pathname === sent) return;
    sent = location.pathname;
    active?.postMessage([sent]);
  };
  for (const change of ["pushState", "replaceState", "popstate"]) addEventListener(change, send); // wouter dispatches the first two
}

function offerWhenInstalled({ installing, waiting }: ServiceWorkerRegistration) {
  if (installing)
    installing.addEventListener("statechange", () => {
      if (installing.state === "installed") offerNewBuild();
    });
  else if (waiting) offerNewBuild();
}

/** Offers a reload, unless this page already has the newest build. */
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

/** Checks for a newer build when the visitor returns to the tab, at most every 30 minutes. */
function checkNowAndThen(registration: ServiceWorkerRegistration) {
  let checked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden" || Date.now() - checked < checkedEveryMs) return;
    checked = Date.now();
    registration.update().catch(() => {}); // the next visit to the tab tries again
  });
}
