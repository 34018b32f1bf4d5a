import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { asPortfolio, type Draft, draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";

test("a kept draft comes back as it was", () => {
  const read = newDraft(sampleData, "pdf", { "settings.name": 0.4 });
  const draft: Draft = { ...read, design: "grid", accent: "blue", source: "json" };
  expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
});

test("of a look that we do not know, each part gives way to the usual one", () => {
  const odd = draftFrom(JSON.stringify({ ...newDraft(sampleData, "pdf"), design: "x", accent: "toString" }));
  expect(odd?.design).toBe("editorial");
  expect(odd?.accent).toBeUndefined();
});

test("each job's description begins with its period, where the resume says one", () => {
  const { data } = newDraft(sampleData, "pdf", {}, ["", "2019 – 2021"]);
  const [first, second] = data.sections.experience.items;
  const [before, then] = sampleData.sections.experience.items;
  expect(first?.description).toBe(before?.description);
  expect(second?.description).toBe(`2019 – 2021\n${then?.description}`);
});

test.each(["", "{", "null", "3", "[]", '{"data":null}', '{"data":"x"}'])("%s is no kept draft", (text) => {
  expect(draftFrom(text)).toBeUndefined();
});

test("anything becomes valid portfolio data: what has the right form stays, the rest is empty", () => {
  expect(asPortfolio(sampleData)).toMatchObject(sampleData);
  for (const broken of [{}, null, 3, [], { settings: 3, sections: { projects: null, social: { items: [null, "x"] } } }])
    expect(portfolioDataSchema.safeParse(asPortfolio(broken)).success, JSON.stringify(broken)).toBe(true);
  const odd = {
    sections: { projects: { items: [{ title: 5, tags: ["a", 2] }] }, social: { items: [{ platform: "x", url: "y" }] } },
  };
  const { projects, social } = asPortfolio(odd).sections;
  expect(projects.items).toEqual([{ title: "", description: "", tags: ["a", ""], previewUrl: "", repoUrl: "" }]);
  expect(social.items).toEqual([]);
});
