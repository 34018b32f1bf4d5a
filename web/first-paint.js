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
