import { themeKey } from "#domain/storage-keys.ts";
import { isDark, type Theme, themeOf } from "#domain/theme.ts";
import { useBrowserValue } from "./hydrated.ts";
import { onStored, readStored, storeOrWarn } from "./storage.ts";

/** A choice that the browser could not store. It lasts until the visitor leaves the page. */
let unstored: Theme | undefined;

const chosenTheme = () => unstored ?? themeOf(readStored(themeKey));

const listeners = new Set<() => void>();

/** Applies the theme to the page. */
function applyTheme(theme: Theme) {
  const isDeviceDark = matchMedia("(prefers-color-scheme: dark)").matches;
  document.documentElement.classList.toggle("dark", isDark(theme, isDeviceDark));
}

/**
 * Applies the visitor's choice and stores it. If it cannot be stored, it applies to this tab only,
 * and a toast says so.
 */
export function setTheme(theme: Theme) {
  unstored = theme;
  if (storeOrWarn(themeKey, theme)) unstored = undefined;
  applyTheme(theme);
  for (const changed of listeners) changed();
}

/** The visitor's choice of theme, in sync with the device and other tabs. */
export function useTheme(): Theme {
  return useBrowserValue(subscribe, chosenTheme, "system");
}

function subscribe(changed: () => void) {
  const follow = () => {
    applyTheme(chosenTheme());
    changed();
  };
  const device = matchMedia("(prefers-color-scheme: dark)");
  device.addEventListener("change", follow);
  listeners.add(changed);
  const unfollow = onStored(follow);
  return () => {
    device.removeEventListener("change", follow);
    listeners.delete(changed);
    unfollow();
  };
}
