import { open } from "./slow-phone.ts";

/**
 * Loads all rows by scrolling to the button below them and pressing it, then scrolls through all of
 * them, frame by frame.
 */
export async function scrolling(origin: string, path: string) {
  const { browser, page } = await open(origin, path);
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
  const frames = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        let last = performance.now();
        const step = (now: number) => {
          times.push(now - last);
          last = now;
          scrollBy(0, 120);
          if (times.length < 600) requestAnimationFrame(step);
          else resolve(times.slice(1));
        };
        requestAnimationFrame(step);
      }),
  );
  const shown = await page.locator("main li:has(a[data-entry])").count();
  await browser.close();
  return { frames, shown };
}
