// This script runs inline before the first paint, so that the page never flashes in the wrong
// theme. The theme rule is the same as in domain/theme.ts.
let theme;
try {
  theme = localStorage.getItem("theme");
} catch {} // the storage is blocked
const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("dark", isDark);

// Hides the prerendered count of a list if the address filters the list.
if (location.search) document.documentElement.dataset.asked = "";

// The app's scripts are fetched after the first paint, so they do not compete with it.
const [entry, ...preloads] = document.documentElement.dataset.scripts?.split(" ") ?? [];
const add = (kind, fields) => document.head.append(Object.assign(document.createElement(kind), fields));
const start = () => entry && add("script", { type: "module", src: entry, onerror: fail });
const load = () => {
  start();
  for (const href of preloads) add("link", { rel: "modulepreload", href });
};
addEventListener("DOMContentLoaded", () => {
  const { pressed, ...state } = history.state ?? {};
  for (const at of pressed ?? []) early.push({ type: "click", target: buttons()[at] });
  if (pressed) history.replaceState(state, "");
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});

// Handles a failed script that the page needs. The script is tried again at once, and later when
// the connection is back or the visitor asks. Nothing that the visitor types or presses meanwhile
// is lost.
const notice = document.createElement("p");
let failures = 0;
let isAnswered = false;
const fail = () => {
  failures++;
  if (failures === 1 && navigator.onLine) return again();
  notice.role = "alert";
  notice.className = "fixed inset-x-4 bottom-4 z-50 mx-auto max-w-xl card p-4 shadow-float";
  notice.innerHTML = `This page could not be loaded completely. Check your connection.
    <button type="button" class="min-h-6 font-semibold text-accent underline">Try again</button>`;
  notice.lastChild.onclick = again;
  document.body.append(notice);
  addEventListener("online", again);
  if (failures > 2) ask();
};
// Just after the connection is back, requests may still fail.
const ask = (delay = 2000) => {
  if (!notice.isConnected || !navigator.onLine) return;
  fetch(location.href, { method: "HEAD" }).then(answered, () => setTimeout(ask, delay, delay * 2));
};
// If our server answers, the script is tried again. If that fails too, the browser has cached the
// failure of the script, and only a reload helps.
const answered = ({ ok }) => {
  if (!ok || !notice.isConnected) return; // another try is already running
  const isTyped = early.some(({ type }) => type !== "click");
  if (isAnswered && !isTyped) {
    const pressed = early.map(({ target }) => buttons().indexOf(buttonOf(target))).filter((at) => at >= 0);
    history.replaceState({ ...history.state, pressed }, ""); // the history state survives a reload
    location.reload();
  } else if (!isAnswered) again();
  isAnswered = true;
};
const again = () => {
  notice.remove();
  removeEventListener("online", again);
  dispatchEvent(new Event("again")); // for web/lib/first-code.ts
  start();
};
addEventListener("incomplete", fail);

// Keeps the browser's offer to install the site until the visitor asks for it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// If a field shows its example, the first keystroke replaces the whole example.
addEventListener("focusin", ({ target }) => target.value && target.value === target.dataset.example && target.select());

// Records clicks, input and submits before the app is hydrated, and replays them afterwards.
const early = [];
const buttons = () => [...document.querySelectorAll("button")];
const buttonOf = (target) => target.closest("button:not([type='submit'])"); // a submit button has its own event
const remember = (event) => {
  const { type, target } = event;
  if (notice.contains(target)) return;
  if (type === "submit") event.preventDefault();
  // Parts of the app may already be hydrated. They would handle the event a second time.
  const isTwice = type === "submit" || (type === "click" && buttonOf(target)) || target.type === "file";
  if (isTwice) event.stopImmediatePropagation();
  // React may reset the value and the caret while it hydrates.
  early.push({ type, target, value: target.value, caret: target.selectionStart });
};
// Enter does not submit a form whose button is disabled. Some buttons stay disabled until the app
// has seen the input.
const rememberEnter = ({ key, target }) => {
  if (key === "Enter" && target.matches("input") && target.form?.querySelector("[type=submit]:disabled"))
    early.push({ type: "submit", target: target.form });
};
const kinds = ["click", "input", "change"];
addEventListener("keydown", rememberEnter, true);
for (const kind of [...kinds, "submit"]) addEventListener(kind, remember, true);
addEventListener(
  "alive",
  async () => {
    for (const kind of kinds) removeEventListener(kind, remember, true);
    // From now on, web/prefetch.ts fetches the pages of links, and these rules are not needed.
    document.querySelector("[type=speculationrules]")?.remove();
    for (const { type, target, value, caret } of early) {
      if (type === "submit") continue;
      await null; // one event per microtask: React cannot handle events while it renders
      if (type === "click") buttonOf(target)?.click();
      else typeAgain(target, type, value);
      if (type === "input" && typeof caret === "number" && target === document.activeElement)
        target.setSelectionRange(caret, caret);
    }
  },
  { once: true },
);
// Submits wait longer. Before the page shows its address, a form would send the prerendered values.
addEventListener(
  "settled",
  () => {
    removeEventListener("keydown", rememberEnter, true);
    removeEventListener("submit", remember, true);
    for (const { type, target } of early) if (type === "submit") target.requestSubmit();
  },
  { once: true },
);

// React ignores an input event if the value equals the value that it has tracked. So this first
// sets another value through React's setter, then sets the real value through the native setter.
function typeAgain(field, kind, typed) {
  if (field.type !== "checkbox" && field.type !== "radio" && field.type !== "file") {
    field.value = typed === "" ? " " : "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, typed);
  }
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
