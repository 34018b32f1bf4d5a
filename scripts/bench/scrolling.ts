import { costsOf } from "./main-thread.ts";
import { open } from "./slow-phone.ts";

/** Runs in the page. Scrolls down from the top, and returns the duration of each frame. */
function scrollDown(): Promise<number[]> {
  scrollTo(0, 0);
  return new Promise((resolve) => {
    const times: number[] = [];
    let last = performance.now();
    const step = (now: number) => {
      times.push(now - last);
      last = now;
      scrollBy(0, 120);
      if (times.length < 600) requestAnimationFrame(step);
      else {
        performance.mark("painted");
        resolve(times.slice(1));
      }
    };
    performance.mark("start");
    requestAnimationFrame(step);
  });
}

/**
 * Loads all rows: scrolls to the button below them and presses it, again and again. Then scrolls
 * through all rows frame by frame. The first time is slowed, to get the frames' durations. The
 * second time is not slowed, to get their CPU time.
 */
export async function scrolling(origin: string, path: string) {
  const { browser, page, slowBy } = await open(origin, path);
  await page.evaluate(async () => {
    const more = () =>
      [...document.querySelectorAll<HTMLButtonElement>("main button")].find(({ textContent }) =>
        textContent?.startsWith("Show more"),
      );
    for (let button = more(); button; button = more()) {
      button.scrollIntoView();
      button.click(); // a click by script needs no mouse, as on a phone
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(1000);
  const frames = await page.evaluate(scrollDown);
  await slowBy(1);
  const costs = await costsOf(browser, page, () => page.evaluate(scrollDown));
  const cpu = (costs[0]?.all ?? Number.NaN) / frames.length;
  const shown = await page.locator("main li:has(a[data-entry])").count();
  await browser.close();
  return { frames, shown, cpu };
}
