import { readFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { findChromium } from "../../chromium.mjs";
import type { Block } from "../blocks.ts";
import { versionOf } from "../process.ts";
import type { Result } from "../verdict.ts";
import type { Runner } from "./runner.ts";

const executablePath = findChromium();

/** Runs the blocks of a language in Chromium, one after the other in one page. */
export function inChromium(language: string, check: (block: Block, page: Page) => Promise<Result>): Runner {
  return {
    runs: (block) => block.language === language,
    missing: () => (executablePath ? undefined : "chromium"),
    version: async () =>
      `${await versionOf(executablePath ?? "")} ${installed("html-validate")} ${installed("postcss")}`,
    async run(blocks) {
      const browser = await chromium.launch({
        executablePath,
        args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
      });
      try {
        const page = await browser.newPage({ viewport: { width: 1000, height: 700 } });
        const results: Result[] = [];
        for (const block of blocks) results.push(await check(block, page));
        return results;
      } finally {
        await browser.close();
      }
    },
  };
}

function installed(name: string): string {
  return JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
}
