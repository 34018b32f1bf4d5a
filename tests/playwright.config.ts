import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";

/** One port for this run. The workers read it from their environment. */
process.env.E2E_PORT ??= String(21_000 + Math.floor(Math.random() * 1000));
const port = process.env.E2E_PORT;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../node_modules/.cache/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  // The longest test takes a minute on a machine with ten other programs for each core.
  timeout: 300_000,
  expect: { timeout: 120_000 },
  use: {
    actionTimeout: 120_000,
    navigationTimeout: 120_000,
    // Playwright's routes do not see requests of a service worker. Only offline.spec.ts allows it.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: {
      executablePath: findChromium(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--process-per-site", // a page reuses the process of the previous page
      ],
    },
  },
  webServer: {
    command: "node scripts/serve-for-tests.mjs",
    cwd: new URL("..", import.meta.url).pathname,
    env: { PORT: port },
    wait: { stdout: /^ready$/m },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
