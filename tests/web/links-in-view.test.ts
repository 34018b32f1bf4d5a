import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { followLinksInView } from "#web/lib/links-in-view.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, "connection");
});

/** A page with two links to our pages and one external link, at these heights in px. */
function linksAt(...tops: number[]): HTMLAnchorElement[] {
  document.body.innerHTML = `<main><a href="/contact">A</a><a href="/about">B</a><a href="https://other.example/">C</a></main>`;
  const links = [...document.querySelectorAll("a")];
  for (const [index, link] of links.entries())
    link.getBoundingClientRect = () => new DOMRect(0, tops[index] ?? 0, 100, 20);
  return links;
}

test("a page is fetched once, when its link scrolls into view or is in view at first", () => {
  vi.stubGlobal("requestIdleCallback", (call: () => void) => call());
  const [first, second] = linksAt(10, innerHeight + 10, 10);
  const seen: HTMLAnchorElement[] = [];
  followLinksInView((link) => seen.push(link));
  expect(seen).toEqual([first]);
  if (second) second.getBoundingClientRect = () => new DOMRect(0, 50, 100, 20);
  document.dispatchEvent(new Event("scrollend"));
  vi.runAllTimers();
  expect(seen).toEqual([first, second]);
});

test("a long scroll checks the links once, at its end", () => {
  vi.stubGlobal("requestIdleCallback", (call: () => void) => call());
  const [first] = linksAt(innerHeight + 10, innerHeight + 10, 10);
  const look = vi.fn(() => new DOMRect(0, innerHeight + 10, 100, 20));
  if (first) first.getBoundingClientRect = look;
  followLinksInView(() => {});
  look.mockClear();
  for (let step = 0; step < 5; step++) document.dispatchEvent(new Event("scrollend"));
  vi.runAllTimers();
  expect(look).toHaveBeenCalledTimes(1);
});

test("in data saver mode, no page is fetched ahead", () => {
  linksAt(10, 10, 10);
  Object.assign(navigator, { connection: { saveData: true } });
  const seen: HTMLAnchorElement[] = [];
  followLinksInView((link) => seen.push(link));
  document.dispatchEvent(new Event("scrollend"));
  vi.runAllTimers();
  expect(seen).toEqual([]);
});
