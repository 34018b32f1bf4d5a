// Runs inline, before the first paint: the theme must be known before anything is drawn.
// domain/theme.ts has the same rule.
let theme;
try {
  theme = localStorage.getItem("theme");
} catch {} // blocked
const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
document.documentElement.classList.toggle("dark", isDark);

// A prerendered count is of a whole list: it is not shown where the address asks for a part of it.
if (location.search) document.documentElement.dataset.asked = "";

// The app's scripts are fetched after the first paint, so they do not compete with it.
const [entry, ...others] = document.documentElement.dataset.scripts?.split(" ") ?? [];
const add = (kind, fields) => document.head.append(Object.assign(document.createElement(kind), fields));
const start = () => entry && add("script", { type: "module", src: entry, onerror: fail });
const load = () => {
  start();
  for (const href of others) add("link", { rel: "modulepreload", href });
};
addEventListener("DOMContentLoaded", () => {
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});

// Says that a script failed without which the page is not whole. It is tried again at once, when the
// connection is back, and when the visitor asks. What was typed and pressed meanwhile is not lost.
const notice = document.createElement("p");
let failures = 0;
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
  // A browser may remember that a script failed. Then only a fresh page helps.
  const isTyped = early.some(({ type }) => type !== "click");
  if (failures > 2 && !isTyped)
    fetch(location.href, { method: "HEAD" }).then(
      ({ ok }) => ok && location.reload(),
      () => {},
    );
};
const again = () => {
  notice.remove();
  removeEventListener("online", again);
  dispatchEvent(new Event("again")); // heard by the scripts that are there (web/lib/first-code.ts)
  start();
};
addEventListener("incomplete", fail);

// The browser's offer to install the site waits until the visitor wants it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  window.installOffer = event;
});

// Keeps what a visitor does before the app is hydrated, and replays it afterwards. Nothing clicked,
// typed or sent is lost.
const early = [];
const buttonOf = (target) => target.closest("button:not([type='submit'])"); // a submit button has its own event
const remember = (event) => {
  const { type, target } = event;
  if (notice.contains(target)) return;
  if (type === "submit") event.preventDefault();
  // Parts of the app may be hydrated already, and would handle the event twice.
  const isTwice = type === "submit" || (type === "click" && buttonOf(target)) || target.type === "file";
  if (isTwice) event.stopImmediatePropagation();
  early.push({ type, target, value: target.value }); // React may reset the value while it hydrates
};
// Enter sends no form whose button is disabled, and some buttons wait for the app to see what is typed.
const rememberEnter = ({ key, target }) => {
  if (key === "Enter" && target.matches("input") && target.form?.querySelector("[type=submit]:disabled"))
    early.push({ type: "submit", target: target.form });
};
const kinds = ["click", "input", "change", "submit"];
addEventListener("keydown", rememberEnter, true);
for (const kind of kinds) addEventListener(kind, remember, true);
addEventListener(
  "alive",
  async () => {
    removeEventListener("keydown", rememberEnter, true);
    for (const kind of kinds) removeEventListener(kind, remember, true);
    // Until now, these rules had the browser fetch the page of a link that is about to be used.
    document.querySelector("[type=speculationrules]")?.remove();
    // A form is sent last: Enter comes before the change event of its field.
    early.sort((a, b) => (a.type === "submit") - (b.type === "submit"));
    for (const { type, target, value } of early) {
      await null; // React handles no event during its own work, and events must not overlap
      if (type === "click") buttonOf(target)?.click();
      else if (type === "submit") target.requestSubmit();
      else typeAgain(target, type, value);
    }
  },
  { once: true },
);

// React ignores an input event whose value equals its tracked one. So this sets another value
// through React's setter, then the real value through the native setter.
function typeAgain(field, kind, typed) {
  if (field.type !== "checkbox" && field.type !== "radio" && field.type !== "file") {
    field.value = typed === "" ? " " : "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, typed);
  }
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
