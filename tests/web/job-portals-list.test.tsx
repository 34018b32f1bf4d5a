import { fireEvent, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { portalCounts } from "#domain/job-portals/job-portals.ts";
import { screens } from "#domain/screens.ts";
import { loadPortals } from "#web/features/job-portals/page.tsx";
import { visit } from "../support/render.tsx";

const { default: JobPortalsPage } = await loadPortals();
const open = (query = "") => visit(screens["job-portals"].path + query);
const page = () => within(screen.getByRole("main"));
const box = () => screen.getByRole("searchbox", { name: "Find a portal" });
const count = () => screen.getByText(/of 227 portals/).textContent;
const card = (name: string) => screen.queryAllByRole("link", { name })[0]?.closest("li") as HTMLElement;

test("the page contains all 227 portals before any script runs", () => {
  const html = renderToString(<JobPortalsPage />);
  expect(html.match(/<li class="portal-card"/g)).toHaveLength(227);
});

test("each category has a section, in the right order, with the number of its portals", async () => {
  await open();
  const sections = page()
    .getAllByRole("region")
    .map(({ id }) => id);
  expect(sections).toEqual(Object.keys(portalCounts));
  for (const [id, portals] of Object.entries(portalCounts))
    expect(document.querySelectorAll(`#${id} li`)).toHaveLength(portals);
});

test("a portal opens in a new tab without an opener or a referrer, and with nofollow", async () => {
  await open();
  const links = page()
    .getAllByRole("listitem")
    .map((item) => within(item).getByRole("link"));
  for (const link of links) {
    expect(link.getAttribute("target")).toBe("_blank");
    expect(link.getAttribute("rel")).toBe("noopener noreferrer nofollow");
    expect(link.getAttribute("aria-describedby")).toBe("new-tab");
    expect(link.getAttribute("href")).toMatch(/^https?:/);
  }
});

test("search, country and remote filter together, and do not change the structured data", async () => {
  await open();
  expect(count()).toBe("Showing 227 of 227 portals");
  fireEvent.change(screen.getByLabelText("Country"), { target: { value: "Germany" } });
  const inGermany = page().getAllByRole("listitem").length;
  fireEvent.change(box(), { target: { value: "  STEPSTONE " } });
  expect(page().getAllByRole("listitem").length).toBeLessThan(inGermany);
  expect(
    page()
      .getAllByRole("link")
      .map(({ textContent }) => textContent),
  ).toContain("StepStone");
  const [list] = [...document.querySelectorAll("script[type='application/ld+json']")].map(({ textContent }) =>
    JSON.parse(textContent ?? ""),
  );
  expect(list.itemListElement).toHaveLength(227);
});

test("a country filter shows the country's portals first, keeps worldwide portals, and counts both", async () => {
  await open("?country=United+States");
  const cards = page().getAllByRole("listitem");
  expect(document.querySelector("#remote li")?.textContent).toContain("SkipTheDrive");
  expect(cards).toContain(card("LinkedIn Jobs"));
  expect(cards).not.toContain(card("Naukri"));
  expect(count()).toBe("Showing 125 of 227 portals: 15 for United States, 110 not tied to a country");
});

test("on a phone, a long category is folded until the visitor presses Show all or searches", async () => {
  await open();
  const list = () => document.querySelector("#full-time ul")?.className;
  expect(list()).toContain("max-sm:*:nth-[n+5]:hidden");
  fireEvent.click(screen.getByRole("button", { name: /^Show all 31/ }));
  expect(list()).not.toContain("hidden");
});
