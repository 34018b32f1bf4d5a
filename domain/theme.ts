export const themes = ["light", "dark", "system"] as const;
export type Theme = (typeof themes)[number];

/** The stored theme. Anything unknown is "system". */
export function themeOf(stored: string | null): Theme {
  return themes.find((theme) => theme === stored) ?? "system";
}

/** Whether a theme is dark: "system" follows the device. web/first-paint.js has the same rule. */
export function isDark(theme: Theme, isDeviceDark: boolean): boolean {
  return theme === "dark" || (theme === "system" && isDeviceDark);
}
