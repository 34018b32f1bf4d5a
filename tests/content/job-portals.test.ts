import { expect, test } from "vitest";
import type { Content } from "#domain/content.schema.ts";
import { portalIcons, portalItemList, portalUrl } from "#domain/job-portals/job-portals.ts";
import { portalSearchUrl } from "#domain/job-portals/portal-address.ts";
import { readContent } from "../../scripts/content-files.ts";

const categories = readContent("job-portals") as Content["job-portals"];
const portals = categories.flatMap((category) => category.portals);

test("there are 227 portals in ten categories with the specification's ids and counts", () => {
  expect(categories.map(({ id, portals }) => `${id} ${portals.length}`)).toEqual([
    "full-time 31",
    "remote 39",
    "internships 38",
    "freelancing 25",
    "tech-it 15",
    "women 14",
    "freshers 20",
    "management 10",
    "government 15",
    "international 20",
  ]);
  expect(portals).toHaveLength(227);
});

test("the categories use each of the six icons", () => {
  expect(new Set(categories.map(({ icon }) => icon))).toEqual(new Set(portalIcons));
});

test("every portal has a web address", () => {
  for (const { url } of portals) expect(portalUrl(url)).toBe(url);
});

test("every portal has a text about what it is good for", () => {
  expect(portals.filter(({ about }) => !about)).toEqual([]);
});

test("no category lists a website twice", () => {
  for (const { id, portals } of categories) {
    const hosts = portals.map(({ url }) => new URL(url).hostname.replace("www.", ""));
    expect([id, new Set(hosts).size]).toEqual([id, hosts.length]);
  }
});

test.each([
  ["search", ""],
  ["searchInPlace", "New Delhi"],
] as const)("the %s address of each portal is on the portal's own domain", (field, place) => {
  const domain = (url: string) => new URL(url).hostname.split(".").slice(-2).join(".");
  const searched = portals.filter((portal) => portal[field]);
  expect(searched.length).toBeGreaterThan(30);
  for (const portal of searched) {
    const url = portalSearchUrl(portal, "Data Engineer", place);
    expect(url).toMatch(/data(%20|-)engineer/i);
    if (place) expect(url).toMatch(/new(%20|-)delhi/i);
    expect([portal.name, domain(url)]).toEqual([portal.name, domain(portal.url)]);
  }
});

test.each(["Data Engineer", "C++", "R&D", "C#", ".NET", "50% remote", "डेटा इंजीनियर", "", " "])(
  "every portal has a valid address for the role %j",
  (role) => {
    for (const portal of portals)
      for (const url of [portalSearchUrl(portal, role), portalSearchUrl(portal, role, "São Paulo")]) {
        expect(url).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]+[!-~]*$/);
        expect(url).not.toMatch(/[{}]|%(?![0-9A-F]{2})|\/-|--|=(&|$)/);
        if (!role.trim()) expect(url).toBe(portal.url);
      }
  },
);

test.each(['Head of "Growth"', "C:\\ admin", "R&D"])(
  "a search parameter in JSON is valid JSON for the role %j",
  (role) => {
    const searched = portals.filter(({ search }) => search?.includes("%7B"));
    expect(searched.map(({ name }) => name)).toEqual(["HiringCafe", "UN Careers"]);
    for (const portal of searched) {
      const asked = [...new URL(portalSearchUrl(portal, role)).searchParams.values()].find((value) => value[0] === "{");
      expect(Object.values(JSON.parse(asked ?? ""))).toContain(role);
    }
  },
);

test("the structured data lists all 227 portals", () => {
  expect(portalItemList(categories).itemListElement).toHaveLength(227);
  expect(portalItemList(categories).numberOfItems).toBe(227);
});
