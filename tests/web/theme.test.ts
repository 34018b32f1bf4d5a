import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { themeKey } from "#domain/storage-keys.ts";
import { isDark, themeOf, themes } from "#domain/theme.ts";

const script = readFileSync("web/first-paint.js", "utf8");
const [themePart = ""] = /^let theme;.*?toggle\("dark".*?$/ms.exec(script) ?? [];
const runThemePart = new Function("localStorage", "matchMedia", "document", themePart);

test.each([null, ...themes, "another"])(
  "for the stored theme %s, the inline script sets the same theme as the app",
  (stored) => {
    for (const isDeviceDark of [true, false]) {
      const classes = document.createElement("html").classList;
      const storage = { getItem: (key: string) => (key === themeKey ? stored : null) };
      runThemePart(storage, () => ({ matches: isDeviceDark }), { documentElement: { classList: classes } });
      expect(classes.contains("dark")).toBe(isDark(themeOf(stored), isDeviceDark));
    }
  },
);

test("with blocked storage, the inline script uses the device's theme", () => {
  const { classList } = document.createElement("html");
  const blocked = {
    getItem: () => {
      throw new DOMException("blocked", "SecurityError");
    },
  };
  runThemePart(blocked, () => ({ matches: true }), { documentElement: { classList } });
  expect(classList.contains("dark")).toBe(true);
});
