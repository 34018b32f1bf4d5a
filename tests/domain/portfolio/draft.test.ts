import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { asPortfolio, type Draft, draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";

test("a stored draft is read back unchanged", () => {
  const read = newDraft(sampleData, "pdf", { "settings.name": 0.4 });
  const draft: Draft = { ...read, design: "grid", accent: "blue", source: "json" };
  expect(draftFrom(JSON.stringify(draft))).toEqual(draft);
});

test("a draft keeps the resume's facts beyond the portfolio that have the right shape", () => {
  const beyond = { ...nothingBeyond, languages: [{ name: "Polish", level: "native" }] };
  const odd = { ...beyond, certifications: "none", languages: [{ name: "Polish", level: 3 }] };
  const read = newDraft(sampleData, "pdf");
  expect(draftFrom(JSON.stringify({ ...read, beyond }))?.beyond).toEqual(beyond);
  expect(draftFrom(JSON.stringify({ ...read, beyond: odd }))?.beyond).toEqual({
    ...nothingBeyond,
    languages: [{ name: "Polish", level: "" }],
  });
});

test("each unknown part of a design falls back to the default", () => {
  const odd = draftFrom(JSON.stringify({ ...newDraft(sampleData, "pdf"), design: "x", accent: "toString" }));
  expect(odd?.design).toBe("editorial");
  expect(odd?.accent).toBeUndefined();
});

test("each job's description begins with its period, if the resume has one", () => {
  const { data } = newDraft(sampleData, "pdf", {}, ["", "2019 – 2021"]);
  const [first, second] = data.sections.experience.items;
  const [before, then] = sampleData.sections.experience.items;
  expect(first?.description).toBe(before?.description);
  expect(second?.description).toBe(`2019 – 2021\n${then?.description}`);
});

test.each(["", "{", "null", "3", "[]", '{"data":null}', '{"data":"x"}'])("%s is not a draft", (text) => {
  expect(draftFrom(text)).toBeUndefined();
});

test("any value becomes valid portfolio data: valid parts stay, and the rest becomes empty", () => {
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
