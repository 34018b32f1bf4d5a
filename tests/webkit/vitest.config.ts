import { defineConfig } from "vitest/config";

/**
 * `npm run test:webkit`: needs WebKitWebDriver and Xvfb, see docs/operations.md. Not part of `npm
 * test`.
 */
export default defineConfig({
  root: new URL("../..", import.meta.url).pathname,
  test: { include: ["tests/webkit/*.test.ts"], testTimeout: 300_000, hookTimeout: 300_000 },
});
