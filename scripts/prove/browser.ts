import { spawn } from "node:child_process";
import { type BrowserContext, chromium } from "@playwright/test";
import { findChromium } from "../chromium.mjs";
import type { Proof } from "./part.ts";

/** Runs proofs in Chromium on the built site. Run `npm run build` first. */
export async function withBrowser(
  prove: (context: BrowserContext, origin: string) => Promise<Proof[]>,
): Promise<Proof[]> {
  const port = 20_000 + Math.floor(Math.random() * 40_000);
  const server = spawn(process.execPath, ["scripts/serve-for-tests.mjs"], {
    env: { ...process.env, PORT: String(port), STATE: ".wrangler/prove" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.stdout.on("data", (line) => String(line).includes("ready") && resolve());
      server.on("exit", (code) => reject(new Error(`The server ended with ${code}`)));
    });
    return await prove(await browser.newContext(), `http://127.0.0.1:${port}`);
  } finally {
    await browser.close();
    server.kill();
  }
}
