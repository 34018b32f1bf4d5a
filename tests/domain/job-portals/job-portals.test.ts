import fc from "fast-check";
import { expect, test } from "vitest";
import {
  filterPortals,
  portalCountries,
  portalFilterFromParams,
  portalFilterToParams,
} from "#domain/job-portals/filter.ts";
import {
  type PortalCategory,
  portalItemList,
  portalsAt,
  portalUrl,
  readUrls,
} from "#domain/job-portals/job-portals.ts";
import { placeOn, portalSearchUrl, typedTerms } from "#domain/job-portals/portal-address.ts";
import { portalTerms } from "#domain/job-portals/portal-terms.ts";

const categories: PortalCategory[] = [
  {
    id: "full-time",
    title: "Full-Time Jobs",
    icon: "Briefcase",
    description: "",
    portals: [
      { name: "Alpha", url: "https://alpha.example/", about: "Startups", country: "India" },
      { name: "Beta", url: "https://beta.example/", search: "https://beta.example/jobs?q={role}" },
    ],
  },
  {
    id: "remote",
    title: "Remote Jobs",
    icon: "Globe",
    description: "",
    portals: [
      {
        name: "Gamma",
        url: "https://gamma.example/",
        remote: true,
        country: "Canada",
        search: "https://gamma.example/{slug}-jobs",
      },
    ],
  },
];
const [, beta] = categories[0]?.portals ?? [];
const [gamma] = categories[1]?.portals ?? [];
if (!beta || !gamma) throw new Error("The sample has three portals");

const names = (found: PortalCategory[]) => found.flatMap(({ portals }) => portals.map(({ name }) => name));
const every = { search: "", country: undefined, remoteOnly: false };

test.each(["https://a.example/", "http://a.example/jobs?q=1"])("a web address is used unchanged: %s", (url) => {
  expect(portalUrl(url)).toBe(url);
});

test.each(["javascript:alert(1)", "data:text/html,x", "ftp://a.example", "//a.example", "a.example", "", "https://"])(
  "an address that is not http or https becomes #: %j",
  (url) => {
    expect(portalUrl(url)).toBe("#");
  },
);

test("a portal's position is category index * 10 + portal index + 1", () => {
  const positions = portalItemList(categories).itemListElement.map(({ position, name }) => [name, position]);
  expect(positions).toEqual([
    ["Alpha", 1],
    ["Beta", 2],
    ["Gamma", 11],
  ]);
});

test("a typed role opens a portal's own search", () => {
  expect(portalSearchUrl(beta, "C++ & Go")).toBe("https://beta.example/jobs?q=C%2B%2B%20%26%20Go");
  expect(portalSearchUrl(gamma, "Data Scientist")).toBe("https://gamma.example/data-scientist-jobs");
});

test("C++ and C# give different slugs", () => {
  expect(portalSearchUrl(gamma, "C++")).toBe("https://gamma.example/c-plus-plus-jobs");
  expect(portalSearchUrl(gamma, "C# developer")).toBe("https://gamma.example/c-sharp-developer-jobs");
});

test("a role in another script opens a search with parameters, else the portal's front page", () => {
  expect(portalSearchUrl(beta, "डेटा")).toBe(`https://beta.example/jobs?q=${encodeURIComponent("डेटा")}`);
  expect(portalSearchUrl(gamma, "डेटा")).toBe("https://gamma.example/");
  expect(portalSearchUrl(beta, "--")).toBe("https://beta.example/");
});

test("a portal opens at its front page without a role or without a known search", () => {
  expect(portalSearchUrl(beta, " x ")).toBe("https://beta.example/");
  expect(portalSearchUrl({ name: "A", url: "https://a.example/" }, "developer")).toBe("https://a.example/");
});

test("a search covers names and descriptions and ignores case", () => {
  expect(names(filterPortals(categories, { ...every, search: " STARTUP " }))).toEqual(["Alpha"]);
  expect(names(filterPortals(categories, { ...every, search: "gam" }))).toEqual(["Gamma"]);
  expect(names(filterPortals(categories, every))).toEqual(["Alpha", "Beta", "Gamma"]);
});

test("a category's name finds all its portals, and the words may be apart", () => {
  expect(names(filterPortals(categories, { ...every, search: "remote" }))).toEqual(["Gamma"]);
  expect(names(filterPortals(categories, { ...every, search: "jobs gamma" }))).toEqual(["Gamma"]);
  expect(names(filterPortals(categories, { ...every, search: "india" }))).toEqual(["Alpha"]);
});

test("a search ignores words for portals in general: remote portal, startup sites, job boards", () => {
  expect(names(filterPortals(categories, { ...every, search: "remote portal" }))).toEqual(["Gamma"]);
  expect(names(filterPortals(categories, { ...every, search: "Startup Sites" }))).toEqual(["Alpha"]);
  expect(names(filterPortals(categories, { ...every, search: "job boards" }))).toEqual(["Alpha", "Beta", "Gamma"]);
});

test("country and remote-only filter the portals, and an empty category is left out", () => {
  expect(names(filterPortals(categories, { ...every, country: "India" }))).toEqual(["Alpha", "Beta"]);
  expect(names(filterPortals(categories, { ...every, country: "Canada" }))).toEqual(["Beta", "Gamma"]);
  const remote = filterPortals(categories, { ...every, remoteOnly: true });
  expect(remote.map(({ id }) => id)).toEqual(["remote"]);
});

test("each country is listed once, and the list is sorted", () => {
  expect(portalCountries(categories)).toEqual(["Canada", "India"]);
});

test("pins keep their order, and a pin whose portal left the directory is dropped", () => {
  const pins = portalsAt(categories, ["https://gamma.example/", "https://gone.example/", "https://alpha.example/"]);
  expect(pins.map(({ name }) => name)).toEqual(["Gamma", "Alpha"]);
});

test.each([null, "", "{", "null", "3", '{"0":"x"}', '[1,null,"javascript:alert(1)"]'])(
  "a corrupted list of addresses counts as empty: %s",
  (stored) => {
    expect(readUrls(stored)).toEqual([]);
  },
);

test("a stored list of addresses is read back, without repeats", () => {
  expect(readUrls('["https://a.example/","https://a.example/"]')).toEqual(["https://a.example/"]);
});

test.each([
  "<script>alert(1)</script>",
  "javascript:alert(1)",
  "\u202Edev",
  "👩‍💻 dev",
  "\uD83D dev",
  "x".repeat(10_000),
  "{role}{slug}",
  "$&",
])("for any typed role, the address is valid and on the portal's site: %j", (role) => {
  for (const portal of [beta, gamma]) {
    const url = portalSearchUrl(portal, role);
    expect(url).toMatch(/^[!-~]+$/);
    expect(new URL(url).hostname).toBe(new URL(portal.url).hostname);
  }
});

test("portals of the chosen country come before portals without a country", () => {
  const [jobs] = categories;
  const turned = jobs ? [{ ...jobs, portals: jobs.portals.toReversed() }] : [];
  expect(names(filterPortals(turned, every))).toEqual(["Beta", "Alpha"]);
  expect(names(filterPortals(turned, { ...every, country: "India" }))).toEqual(["Alpha", "Beta"]);
});

test("no text makes the filter, the search or the stored list fail", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      filterPortals(categories, { ...every, search: text });
      readUrls(text);
      for (const portal of [beta, gamma])
        expect(portalSearchUrl(portal, text)).toMatch(/^https:\/\/(beta|gamma)\.example\/[!-~]*$/);
    }),
  );
});

test("the filter is written to the address and read back; defaults are left out", () => {
  const filter = { search: "c++ & go", country: "India", remoteOnly: true };
  const there = new URLSearchParams(portalFilterToParams(filter) as Record<string, string>);
  expect(portalFilterFromParams(there, ["Canada", "India"])).toEqual(filter);
  expect(portalFilterToParams(every)).toEqual({});
});

test("an unknown country in an address is ignored, and a long search is cut", () => {
  const read = portalFilterFromParams(new URLSearchParams({ country: "Narnia", q: "x".repeat(10_000) }), ["India"]);
  expect(read).toEqual({ search: "x".repeat(100), country: undefined, remoteOnly: false });
});

const place = (countries: string[] | undefined, city: string, country: string, role = "cook") =>
  placeOn({ ...beta, countries }, portalTerms(role, city, country).places);

test("a portal of one country gets no city of another country: Indeed India and Köln", () => {
  expect(place(["India"], "Köln", "Germany")).toBe("");
  expect(place(["India"], "Köln", "")).toBe("");
  expect(place(["India"], "Pune", "India")).toBe("Pune");
  expect(place(["India"], "Smalltown", "")).toBe("Smalltown");
  expect(place(["India"], "Köln or Pune", "")).toBe("Pune");
  expect(place(["India"], "", "India")).toBe("");
});

test("a portal of several countries gets no city of another country: Naukrigulf and Pune", () => {
  const gulf = ["Qatar", "United Arab Emirates"];
  expect([place(gulf, "Pune", "India"), place(gulf, "Dubai", "United Arab Emirates")]).toEqual(["", "Dubai"]);
});

test("a portal without a country gets city and country, because there are two Hyderabads", () => {
  expect(place(undefined, "", "India")).toBe("India");
  expect(place(undefined, "Hyderabad", "Pakistan")).toBe("Hyderabad, Pakistan");
  expect(place(undefined, "Birmingham", "")).toBe("Birmingham, United Kingdom");
  expect(place(undefined, "Austin, TX", "")).toBe("Austin, TX, United States");
  expect(place(undefined, "Chennai or Hyderabad", "India")).toBe("Chennai, India");
  expect(place(undefined, "Smalltown", "")).toBe("Smalltown");
  expect(place(undefined, "", "")).toBe("");
});

test("portals use the place in the role, unless another city is typed", () => {
  expect(place(undefined, "", "", "cook in Bangalore")).toBe("Bangalore, India");
  expect(place(["India"], "", "Germany", "cook in Bangalore")).toBe("Bangalore");
  expect(place(undefined, "Pune", "India", "cook in Bangalore")).toBe("Pune, India");
  expect(portalTerms("cook in Bangalore", "", "")).toMatchObject({
    words: "cook",
    roleHint: "Portals search for one title: “cook”.",
    placeHint: "Portals search in one place: Bangalore, India.",
  });
});

test("while the role parser loads, portals search for the typed role in the typed town", () => {
  expect(typedTerms(" Cook (nights) ", "Pune, Maharashtra", "India")).toEqual({
    words: "Cook (nights)",
    places: [{ town: "Pune", country: "India", text: "Pune, India" }],
  });
});

test("portals search for the job title, with its level", () => {
  expect(portalTerms("Associate Software Engineer - Fresher (2026 batch)", "", "")).toMatchObject({
    words: "Associate Software Engineer Fresher",
    roleHint: "Portals search for one title: “Associate Software Engineer”, with “Fresher”.",
  });
  expect(portalTerms("Data Analyst", "Pune", "India")).toEqual({
    words: "Data Analyst",
    places: [{ town: "Pune", country: "India", text: "Pune, India" }],
  });
});

test("a portal with a place in its search address gets the place", () => {
  const portal = {
    name: "Jobs",
    url: "https://jobs.example/",
    search: "https://jobs.example/?q={role}",
    searchInPlace: "https://jobs.example/{slug}-jobs-in-{place-slug}?l={place}",
  };
  expect(portalSearchUrl(portal, "Data Analyst", "Navi Mumbai")).toBe(
    "https://jobs.example/data-analyst-jobs-in-navi-mumbai?l=Navi%20Mumbai",
  );
  expect(portalSearchUrl(portal, "SRE", "Pune, India")).toBe(
    "https://jobs.example/sre-jobs-in-pune-india?l=Pune%2C%20India",
  );
  expect(portalSearchUrl(portal, "Data Analyst", " ")).toBe("https://jobs.example/?q=Data%20Analyst");
  expect(portalSearchUrl({ ...portal, searchInPlace: undefined }, "SRE", "Pune")).toBe("https://jobs.example/?q=SRE");
  expect(portalSearchUrl(portal, "", "Pune")).toBe("https://jobs.example/");
  expect(portalSearchUrl(portal, "SRE", "पुणे")).toBe("https://jobs.example/?q=SRE");
});
