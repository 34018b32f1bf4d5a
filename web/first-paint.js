// Runs inline, before the first paint: the saved theme must be known before anything is drawn.
try {
  const saved = localStorage.getItem("theme");
  const dark = saved === "dark" || (saved !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
} catch {}

// The app's scripts are fetched after the first paint, so that they do not compete with it.
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

// What a visitor does before the app is alive waits until it is: nothing clicked, typed or sent is lost.
const early = [];
const buttonOf = (target) => target.closest("button:not([type='submit'])"); // a submit has an event of its own
const remember = (event) => {
  const { type, target } = event;
  if (type === "submit") event.preventDefault();
  // Parts of the app may answer already, and would answer twice.
  if (type === "submit" || (type === "click" && buttonOf(target))) event.stopImmediatePropagation();
  early.push({ type, target, value: target.value }); // React may put its own value there while it hydrates
};
const kinds = ["click", "input", "change", "submit"];
for (const kind of kinds) addEventListener(kind, remember, true);
addEventListener(
  "alive",
  async () => {
    for (const kind of kinds) removeEventListener(kind, remember, true);
    for (const { type, target, value } of early) {
      await null; // React answers no event from within its own work, and one before the next
      if (type === "click") buttonOf(target)?.click();
      else if (type === "submit") target.requestSubmit();
      else typeAgain(target, type, value);
    }
  },
  { once: true },
);

// React ignores a value that it has seen already, so the field is changed where React looks and changed back where it does not.
function typeAgain(field, kind, typed) {
  if (field.type !== "checkbox" && field.type !== "radio" && field.type !== "file") {
    field.value = typed === "" ? " " : "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, typed);
  }
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
