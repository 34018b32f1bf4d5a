import { themeKey } from "#domain/storage-keys.ts";
import { isDark, type Theme, themeOf } from "#domain/theme.ts";
import { useBrowserValue } from "./hydrated.ts";
import { onStored, readStored, store } from "./storage.ts";

const savedTheme = () => themeOf(readStored(themeKey));

/** Applies the theme to the page. */
function applyTheme(theme: Theme) {
  const isDeviceDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", isDark(theme, isDeviceDark));
}

/** Stores and applies the visitor's choice. */
export function setTheme(theme: Theme) {
  store(themeKey, theme);
  applyTheme(theme);
}

/** The visitor's choice of theme, in step with the device and other tabs. */
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
