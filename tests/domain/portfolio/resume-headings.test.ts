import { expect, test } from "vitest";
import { asPortfolio, newDraft } from "#domain/portfolio/draft.ts";
import { headingsNotTaken, headingsOf } from "#domain/portfolio/resume-headings.ts";
import { sectionTitles } from "#domain/resume-file/options.ts";

const draftOf = (sections: object, lines: string[] = []) => newDraft({ sections }, "pdf", {}, [], lines);
const titled = (title: string) => ({ title, items: [] });

test("a resume has the section headings that the visitor chose", () => {
  const draft = draftOf({
    experience: titled("Berufserfahrung"),
    about: { skills: { title: " Core Skills ", items: [] } },
    achievements: titled("Licenses & Certifications"),
  });
  const headings = headingsOf(draft);
  expect(headings).toEqual({
    ...sectionTitles,
    experience: "Berufserfahrung",
    skills: "Core Skills",
    certifications: "Licenses & Certifications",
  });
  expect(headingsNotTaken(draft)).toEqual([]);
});

test("a heading that readers do not know, or know as another section, is replaced by ours", () => {
  const draft = draftOf({ experience: titled("Adventures"), education: titled("Skills"), projects: titled("") });
  expect(headingsOf(draft)).toEqual(sectionTitles);
  expect(headingsNotTaken(draft)).toEqual(["Adventures", "Skills"]);
  expect(headingsNotTaken({ data: asPortfolio({}), lines: [] })).toEqual([]);
});

test("a resume read in another language keeps its headings, and an English one gets ours", () => {
  const german = [
    "Profil",
    "Beruflicher Werdegang:",
    "Ausbildung und Schule",
    "Ausbildung",
    "EDV-Kenntnisse",
    "Sprachen",
  ];
  expect(headingsOf(draftOf({}, german))).toEqual({
    ...sectionTitles,
    summary: "Profil",
    experience: "Beruflicher Werdegang",
    education: "Ausbildung und Schule",
    skills: "EDV-Kenntnisse",
    languages: "Sprachen",
  });
  expect(headingsOf(draftOf({ experience: titled("Praxiserfahrung") }, german)).experience).toBe("Praxiserfahrung");
  expect(headingsOf(draftOf({}, ["Work History", "Academic Background"]))).toEqual(sectionTitles);
});

test("a heading with joined words, or for two sections, is replaced by ours", () => {
  const french = ["PARCOURSPROFESSIONNEL", "Formation & Langues", "Expérience professionnelle", "Compétences"];
  expect(headingsOf(draftOf({}, french))).toEqual({
    ...sectionTitles,
    experience: "Expérience professionnelle",
    skills: "Compétences",
  });
});
