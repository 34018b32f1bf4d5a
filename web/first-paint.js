// Runs inline, before the first paint: the theme must be known before anything is drawn.
// domain/theme.ts has the same rule.
try {
  const saved = localStorage.getItem("theme");
  const dark = saved === "dark" || (saved !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
} catch {}

// The app's scripts are fetched after the first paint, so they do not compete with it.
addEventListener("DOMContentLoaded", () => {
  const paths = document.documentElement.dataset.scripts?.split(" ") ?? [];
  const load = () => {
    for (const [index, path] of paths.entries()) {
      const element = document.createElement(index === 0 ? "script" : "link");
      if (index === 0) Object.assign(element, { type: "module", src: path });
      else Object.assign(element, { rel: "modulepreload", href: path });
      document.head.append(element);
    }
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(load));
});

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
  if (type === "submit") event.preventDefault();
  // Parts of the app may be hydrated already, and would handle the event twice.
  const isTwice = type === "submit" || (type === "click" && buttonOf(target)) || target.type === "file";
  if (isTwice) event.stopImmediatePropagation();
  early.push({ type, target, value: target.value }); // React may reset the value while it hydrates
};
const kinds = ["click", "input", "change", "submit"];
for (const kind of kinds) addEventListener(kind, remember, true);
addEventListener(
  "alive",
  async () => {
    for (const kind of kinds) removeEventListener(kind, remember, true);
    // Until now, these rules had the browser fetch the page of a link that is about to be used.
    document.querySelector("[type=speculationrules]")?.remove();
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
