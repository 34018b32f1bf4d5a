import { useBrowserValue } from "./hydrated.ts";
import { onStored, readStored, store } from "./storage.ts";

export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

function savedTheme(): Theme {
  const saved = readStored("theme");
  return themes.find((theme) => theme === saved) ?? "system";
}

/** Puts the theme on the page: "system" follows the device. */
function applyTheme(theme: Theme) {
  const dark = theme === "dark" || (theme === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", dark);
}

export function setTheme(theme: Theme) {
  store("theme", theme);
  applyTheme(theme);
}

/** The visitor's choice, kept in step with the device and with other tabs. */
export function useTheme(): Theme {
  return useBrowserValue(subscribe, savedTheme, "system");
}

function subscribe(changed: () => void) {
  const follow = () => {
    applyTheme(savedTheme());
    changed();
  };
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", follow);
  const unfollow = onStored(follow);
  return () => {
    device.removeEventListener("change", follow);
    unfollow();
  };
}
