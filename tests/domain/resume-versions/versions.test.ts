import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { applyEdit } from "#domain/portfolio/edit.ts";
import {
  differences,
  maxVersions,
  nameFault,
  type ResumeVersion,
  versionsFrom,
} from "#domain/resume-versions/versions.ts";

const draft = newDraft(sampleData, "pdf");
const version = (name: string, id = name): ResumeVersion => ({ id, name, keptAt: "2026-11-22T10:00:00.000Z", draft });

test("a version needs a name that no other version has, in upper or lower case", () => {
  const kept = [version("for Acme"), version("for Globex")];
  expect(nameFault("  ", kept)).toBe("Please give it a name, such as “for Acme”.");
  expect(nameFault(" FOR acme ", kept)).toBe("You have a version “FOR acme” already. Choose another name.");
  expect(nameFault("for Initech", kept)).toBeUndefined();
  expect(nameFault("for ACME", kept, "for Acme")).toBeUndefined();
  expect(nameFault("for Globex", kept, "for Acme")).toMatch(/already/);
});

test("a visitor has at most 100 versions, and can still rename each of them", () => {
  const kept = Array.from({ length: maxVersions }, (_, at) => version(`for ${at}`));
  expect(nameFault("for Acme", kept)).toMatch(/^There are 100 versions already/);
  expect(nameFault("for Acme", kept, "for 7")).toBeUndefined();
});

test("the parts that differ from the draft are named", () => {
  const summary = applyEdit(draft, { kind: "set", path: "settings.summary", value: "For Acme." });
  const both = applyEdit(summary, { kind: "remove", list: "sections.projects.items", index: 0 });
  expect(differences(draft, draft)).toEqual([]);
  expect(differences(both, draft)).toEqual(["summary", "projects"]);
  expect(differences({ ...draft, design: "studio" }, draft)).toEqual(["design"]);
  const spoken = { ...nothingBeyond, languages: [{ name: "Hindi", level: "native" }] };
  expect(differences({ ...draft, beyond: spoken }, draft)).toEqual(["languages and more"]);
});

test("a data file's versions are read back as they were", () => {
  const versions = [version("for Acme"), version("für Müller", "2")];
  expect(versionsFrom(JSON.stringify(versions))).toEqual(versions);
  expect(versionsFrom("[]")).toEqual([]);
});

test.each([
  ["no list", {}],
  ["nothing", [null]],
  ["no name", [{ ...version("x"), name: " " }]],
  ["a long name", [{ ...version("x"), name: "x".repeat(101) }]],
  ["no draft", [{ ...version("x"), draft: "x" }]],
  ["no date", [{ ...version("x"), keptAt: "yesterday" }]],
  ["no id", [{ ...version("x"), id: "" }]],
  ["more than there may be", Array.from({ length: maxVersions + 1 }, (_, at) => version(String(at)))],
])("a data file with %s gives none of its versions", (_, value) => {
  expect(versionsFrom(JSON.stringify(value))).toBeUndefined();
});
