import { defineConfig } from "vitest/config";

/**
 * Settings of `npm run test:webkit`, which is not part of `npm test`. It needs WebKitWebDriver and
 * Xvfb, see docs/operations.md.
 */
export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  test: { include: ["tests/webkit/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
});
