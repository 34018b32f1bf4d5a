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

// What a visitor does before the app is alive is done again when it is: nothing clicked, typed or sent is lost.
const early = [];
const remember = (event) => {
  if (event.type === "submit") event.preventDefault();
  early.push(event);
};
const kinds = ["click", "input", "change", "submit"];
for (const kind of kinds) addEventListener(kind, remember, true);
addEventListener(
  "alive",
  () => {
    for (const kind of kinds) removeEventListener(kind, remember, true);
    for (const { type, target } of early) {
      if (type === "click") target.closest("button")?.click();
      else if (type === "submit") target.requestSubmit();
      else typeAgain(target, type);
    }
  },
  { once: true },
);

// React ignores a value that it has seen already, so the field is emptied where React looks and filled where it does not.
function typeAgain(field, kind) {
  if (field.type !== "checkbox" && field.type !== "radio" && field.type !== "file") {
    const typed = field.value;
    field.value = "";
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value").set.call(field, typed);
  }
  field.dispatchEvent(new Event(kind, { bubbles: true }));
}
