import { expect, test } from "vitest";
import categories from "#content/job-portals.json";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import { nearPortals } from "#domain/job-portals/near-portals.ts";

const found = (search: string, filter = {}) =>
  nearPortals(categories as PortalCategory[], { search, country: undefined, remoteOnly: false, ...filter }).flatMap(
    ({ portals }) => portals.map(({ name }) => name),
  );

test.each(["naukir", "Nauktri", "nakri", "naukre", "naukir.com"])("%s means Naukri", (typed) => {
  expect(found(typed).some((name) => name.startsWith("Naukri"))).toBe(typed !== "naukir.com");
});

test("a name may continue after the typed letters", () => {
  expect(found("lnkedi")).toContain("LinkedIn Jobs");
});

test("the word portal may follow a mistyped name: naukir portal", () => {
  expect(found("naukir portal")).toContain("Naukri");
});

test("the other filters still apply", () => {
  expect(found("naukir", { country: "Germany" })).not.toContain("Naukri");
  expect(found("naukir", { remoteOnly: true })).toEqual([]);
});

test.each(["", "\\", "👩‍💻", "日本", "no such portal", "nau rki"])("no portal has a name near %j", (typed) => {
  expect(found(typed)).toEqual([]);
});

test("words with the same meaning come before near names: govt means government", () => {
  const titles = (search: string) =>
    nearPortals(categories as PortalCategory[], { search, country: undefined, remoteOnly: false }).map(
      ({ title }) => title,
    );
  expect(titles("govt jobs")).toContain("Government Jobs");
  expect(found("govt")).toEqual(found("Govt portals"));
  expect(found("govt", { country: "Germany" }).length).toBeLessThan(found("govt").length);
});
