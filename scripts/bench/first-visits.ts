import { chromium } from "@playwright/test";
import { screenList } from "#domain/screens.ts";
import { findChromium } from "../chromium.mjs";
import { benchOf, slowdown, watch } from "./slow-phone.ts";

/** Measures how long the first visit of each directory takes on a slow phone. */
export async function firstVisits(origin: string) {
  const visits: Record<string, string | number>[] = [];
  for (const { name, path: address } of screenList.filter(({ isDirectory }) => isDirectory)) {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ["--no-sandbox", "--disable-gpu"] });
    const page = await browser.newPage();
    await page.addInitScript(watch);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await cdp.send("Network.enable");
    let bytes = 0;
    let requests = 0;
    cdp.on("Network.loadingFinished", ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests++;
    });
    await page.goto(origin + address, { waitUntil: "networkidle" });
    const { longTasks } = await benchOf(page);
    const blocking = longTasks.reduce((sum, duration) => sum + duration - 50, 0);
    visits.push({
      directory: name,
      "kB with headers": (bytes / 1000).toFixed(1),
      requests,
      "blocking ms": blocking.toFixed(0),
    });
    await browser.close();
  }
  return visits;
}
