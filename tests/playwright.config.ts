import { defineConfig } from "@playwright/test";
import { findChromium } from "../scripts/chromium.mjs";

const port = 8790;

export default defineConfig({
  testDir: "e2e",
  outputDir: "../node_modules/.cache/playwright",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 1, // two busy cores: a page may lose the focus to its neighbor
  timeout: 60_000,
  use: {
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
      ],
    },
  },
  webServer: {
    command: "node scripts/serve-for-tests.mjs",
    cwd: new URL("..", import.meta.url).pathname,
    env: { PORT: String(port) },
    wait: { stdout: /^ready$/m },
    timeout: 120_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5000 },
  },
});
