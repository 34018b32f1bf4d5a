import { expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { areCertifications, withCertification } from "#domain/portfolio/certifications.ts";
import { type Draft, newDraft } from "#domain/portfolio/draft.ts";
import { applyEdit, type Edit } from "#domain/portfolio/edit.ts";
import { degreeGrades, jobPlaces, withDegreeGrade, withJobPlace } from "#domain/portfolio/entry-facts.ts";
import { firstDraft } from "#domain/portfolio/first-draft.ts";
import { valueAt, withValue } from "#domain/portfolio/paths.ts";
import type { PortfolioData } from "#domain/portfolio/portfolio.schema.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { emptyPortfolio, navigationItems } from "#domain/portfolio/portfolio.ts";
import { siteData } from "#domain/portfolio/site-data.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";

const jobs = "sections.experience.items";
const sample = () => newDraft(sampleData, "pdf");
const positions = ({ data }: Draft) => data.sections.experience.items.map(({ position }) => position);
const set = (path: string, value: string): Edit => ({ kind: "set", path, value });

test("the copyright line follows the name until the visitor writes another one", () => {
  const first = newDraft({ settings: { name: "Ada" }, footer: { enabled: true, copyright: "© Ada" } }, "pdf");
  const named = applyEdit(first, { kind: "set", path: "settings.name", value: "Ada Lovelace" });
  expect(named.data.footer.copyright).toBe("© Ada Lovelace");
  const written = applyEdit(named, { kind: "set", path: "footer.copyright", value: "All rights reserved" });
  const renamed = applyEdit(written, { kind: "set", path: "settings.name", value: "Ada King" });
  expect(renamed.data.footer.copyright).toBe("All rights reserved");
});

test("setting a value changes that value and nothing else", () => {
  const before = sample();
  const after = applyEdit(before, set(`${jobs}.1.company`, "Ada & Co"));
  expect(valueAt(after.data, `${jobs}.1.company`)).toBe("Ada & Co");
  expect(after.data.sections.experience.items[0]).toBe(before.data.sections.experience.items[0]);
  expect(before).toEqual(sample());
});

test("correcting the town also corrects it among the contacts, unless another town is there", () => {
  const contact = ({ data }: Draft) => data.sections.contact.location;
  const read = newDraft(
    withValue(
      withValue(sample().data, "settings.location", "Maria Lind, RN"),
      "sections.contact.location",
      "Maria Lind, RN",
    ),
    "pdf",
  );
  const corrected = applyEdit(applyEdit(read, set("settings.location", "Leed")), set("settings.location", "Leeds, UK"));
  expect(contact(corrected)).toBe("Leeds, UK");
  const other = applyEdit(corrected, set("sections.contact.location", "York, UK"));
  expect(other.data.settings.location).toBe("Leeds, UK");
  expect(contact(applyEdit(other, set("settings.location", "Leeds")))).toBe("York, UK");
});

test("entries are added empty, removed and moved", () => {
  const added = applyEdit(sample(), { kind: "add", list: jobs });
  expect(added.data.sections.experience.items.at(-1)).toEqual({ position: "", company: "", description: "" });
  const moved = applyEdit(sample(), { kind: "move", list: jobs, from: 2, to: 0 });
  expect(positions(moved)).toEqual(["Web Developer", "Senior Frontend Engineer", "Frontend Engineer"]);
  const removed = applyEdit(moved, { kind: "remove", list: jobs, index: 1 });
  expect(positions(removed)).toEqual(["Web Developer", "Frontend Engineer"]);
});

test("a corrected job place stays with its job through every other edit", () => {
  const beyond = { ...nothingBeyond, roles: [{ position: "Nurse", company: "Riverside", place: "Ohio" }] };
  const nurse = { ...newDraft(withValue(emptyPortfolio(), jobs, []), "pdf"), beyond };
  const put = (draft: Draft, ...edits: Edit[]) => edits.reduce(applyEdit, draft);
  const hired = put(
    { ...nurse, data: withValue(nurse.data, jobs, [{ position: "Nurse", company: "Riverside", description: "" }]) },
    { kind: "add", list: jobs },
    set(`${jobs}.0.company`, "OhioHealth"),
    set(`${jobs}.0.position`, "Charge nurse"),
  );
  expect(jobPlaces(hired)).toEqual(["Ohio", ""]);
  const corrected = put(hired, {
    kind: "beyond",
    path: "roles.0.place",
    beyond: withJobPlace(hired, 0, "Columbus, OH"),
  });
  const moved = put(corrected, { kind: "move", list: jobs, from: 0, to: 1 }, set(`${jobs}.1.company`, "Ohio Health"));
  expect(jobPlaces(moved)).toEqual(["", "Columbus, OH"]);
  expect(toResume(moved.data, moved.beyond).roles[1]?.place.text).toBe("Columbus, OH");
  const removed = put(moved, { kind: "remove", list: jobs, index: 0 });
  expect(jobPlaces(removed)).toEqual(["Columbus, OH"]);
  expect(jobPlaces({ ...removed, beyond: withJobPlace(removed, 0, "") })).toEqual([""]);
});

test("a corrected grade stays with its degree", () => {
  const list = "sections.education.items";
  const beyond = { ...nothingBeyond, education: [{ degree: "BSc", institution: "Leeds", grade: "First Class" }] };
  const data = withValue(emptyPortfolio(), list, [{ degree: "BSc", institution: "Leeds", period: "2019" }]);
  const added = applyEdit({ ...newDraft(data, "pdf"), beyond }, { kind: "add", list });
  const renamed = applyEdit(added, set(`${list}.0.institution`, "University of Leeds"));
  const moved = applyEdit(renamed, { kind: "move", list, from: 0, to: 1 });
  expect(degreeGrades(moved)).toEqual(["", "First Class"]);
  const corrected = { ...moved, beyond: withDegreeGrade(moved, 1, "First-Class Honours") };
  expect(toResume(corrected.data, corrected.beyond).education[1]?.grade.text).toBe("First-Class Honours");
  expect(siteData(corrected).sections.education.items[1]?.grade).toBe("First-Class Honours");
});

test("a certification with a corrected title is still a certification", () => {
  const list = "sections.achievements.items";
  const data = withValue(emptyPortfolio(), list, [{ title: "BLS", description: "" }]);
  const draft = { ...newDraft(data, "pdf"), beyond: { ...nothingBeyond, certifications: ["BLS"] } };
  const after = applyEdit(draft, set(`${list}.0.title`, "Basic Life Support"));
  expect(toResume(after.data, after.beyond).honors[0]?.kind).toBe("certification");
});

test("an achievement marked as a certification keeps the mark through every other edit", () => {
  const list = "sections.achievements.items";
  const put = (draft: Draft, ...edits: Edit[]) => edits.reduce(applyEdit, draft);
  const certify = (draft: Draft, at: number, is: boolean): Edit => ({
    kind: "beyond",
    path: `certifications.${at}`,
    beyond: withCertification(draft, at, is),
  });
  const added = put(newDraft({}, "pdf"), { kind: "add", list });
  expect(areCertifications(added)).toEqual([false]);
  const nurse = put(added, certify(added, 0, true), set(`${list}.0.title`, "Registered Nurse, Ohio"), {
    kind: "add",
    list,
  });
  expect(areCertifications(nurse)).toEqual([true, false]);
  const moved = put(nurse, set(`${list}.1.title`, "Daisy Award"), { kind: "move", list, from: 0, to: 1 });
  expect(toResume(moved.data, moved.beyond).honors.map(({ kind }) => kind)).toEqual(["award", "certification"]);
  expect(areCertifications(put(moved, { kind: "remove", list, index: 0 }))).toEqual([true]);
  expect(areCertifications(put(moved, certify(moved, 1, false)))).toEqual([false, false]);
});

test("adding the first entry switches its section on", () => {
  const empty = emptyPortfolio();
  empty.sections.projects.enabled = false;
  empty.sections.about.skills.enabled = false;
  const draft = newDraft(empty, "pdf");
  expect(applyEdit(draft, { kind: "add", list: "sections.projects.items" }).data.sections.projects.enabled).toBe(true);
  const skilled = applyEdit(draft, { kind: "set", path: "sections.about.skills.items", value: ["SQL"] });
  expect(skilled.data.sections.about.skills.enabled).toBe(true);
  const off = applyEdit(sample(), { kind: "set", path: "sections.experience.enabled", value: false });
  expect(applyEdit(off, { kind: "add", list: jobs }).data.sections.experience.enabled).toBe(false);
});

test("the menu follows the sections until the visitor changes it", () => {
  const draft = newDraft(
    { ...sampleData, navigation: { enabled: true, items: [{ name: "Me", url: "#about" }] } },
    "pdf",
  );
  expect(applyEdit(draft, set("settings.name", "Maya")).data.navigation).toEqual(draft.data.navigation);
  const renamed = applyEdit(draft, set("sections.projects.title", "Work"));
  expect(renamed.data.navigation.items).toEqual(navigationItems(renamed.data));
  const own = applyEdit(renamed, { kind: "move", list: "navigation.items", from: 0, to: 1 });
  const later = applyEdit(own, set("sections.projects.title", "Things"));
  expect(later.data.navigation.items).toEqual(own.data.navigation.items);
});

test("a website as the only contact gives a menu entry, from the first draft on", () => {
  const contact = { name: "Contact", url: "#contact" };
  const beyond = { ...nothingBeyond, websites: [{ label: "Blog", url: "maya.example.org" }] };
  const first = { portfolioData: emptyPortfolio(), confidence: {}, periods: [], lines: [] };
  expect(firstDraft({ ...first, beyond }).data.navigation.items).toEqual([contact]);
  const typed = applyEdit(firstDraft(first), { kind: "beyond", path: "websites.0.url", beyond });
  expect(typed.data.navigation.items).toEqual([contact]);
});

test("every entry that can be added is valid portfolio data", () => {
  const lists = [
    "navigation.items",
    "sections.hero.ctaButtons",
    "sections.projects.items",
    "sections.experience.items",
    "sections.education.items",
    "sections.achievements.items",
    "sections.social.items",
  ] as const;
  const full = lists.reduce<Draft>((draft, list) => applyEdit(draft, { kind: "add", list }), newDraft({}, "pdf"));
  expect(portfolioDataSchema.parse(full.data satisfies PortfolioData)).toEqual(full.data);
});

test("an entry beyond the portfolio without a name is in no resume", () => {
  const beyond = {
    ...nothingBeyond,
    languages: [
      { name: " ", level: "B2" },
      { name: "Hindi", level: "native" },
    ],
    publications: [{ title: "", description: "" }],
    websites: [{ label: "Blog", url: "" }],
  };
  const resume = toResume(newDraft({}, "pdf").data, beyond);
  expect(resume.languages.map(({ name }) => name.text)).toEqual(["Hindi"]);
  expect([...resume.publications, ...resume.basics.links]).toEqual([]);
});
