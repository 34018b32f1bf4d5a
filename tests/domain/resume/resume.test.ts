import { expect, test } from "vitest";
import { toJsonResume } from "#domain/json-resume/from-resume.ts";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { draftFrom, newDraft } from "#domain/portfolio/draft.ts";
import { toPortfolio } from "#domain/portfolio/from-resume.ts";
import { withValue } from "#domain/portfolio/paths.ts";
import { emptyPortfolio } from "#domain/portfolio/portfolio.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";
import { endsOf } from "#domain/resume/periods.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { type Resume, resumeSchema } from "#domain/resume/resume.schema.ts";
import { traced } from "#domain/resume/rules.ts";
import { paragraphsOf, textOf } from "#domain/resume/story.ts";
import { resume, text } from "../../support/resume-page.ts";
import oldDraft from "./old-draft.json";

const bold = { font: "Sans-Bold" };
const heading = (y: number, said: string) => text(40, y, said, { ...bold, size: 14 });
const page = resume([
  text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
  text(40, 60, "Data Analyst"),
  text(40, 75, "ada@example.com | ada.example.com | github.com/ada"),
  heading(100, "Experience"),
  text(40, 120, "Data Analyst, Babbage & Co.", bold),
  text(400, 120, "Jan 2019 – Mar 2021"),
  text(400, 135, "London, UK"),
  text(40, 150, "Ran the tables of the engine."),
  text(40, 165, "• Found the numbers of Bernoulli."),
  heading(190, "Education"),
  text(40, 210, "BSc Mathematics", bold),
  text(400, 210, "2015 – 2018"),
  text(40, 225, "University of London, cum laude, GPA 3.9"),
  heading(250, "Skills"),
  text(40, 270, "Languages: Python, Go"),
  text(40, 285, "Tools: Docker, Git"),
  heading(310, "Awards & Certifications"),
  text(40, 330, "• AWS Certified Developer"),
  text(40, 345, "• Best Paper Award"),
  heading(370, "Languages"),
  text(40, 390, "English (native), French (fluent)"),
]);
const read = readResume(page);

test("a resume has the shape of the schema after reading", () => {
  expect(resumeSchema.safeParse(read).error).toBeUndefined();
});

test("a role has its organization, position, place, both ends of its period, and its story in order", () => {
  const [role] = read.roles;
  expect(role).toMatchObject({
    organization: { text: "Babbage & Co." },
    position: { text: "Data Analyst" },
    place: { text: "London, UK" },
    start: { text: "Jan 2019" },
    end: { text: "Mar 2021" },
    story: {
      paragraphs: [
        { text: "Ran the tables of the engine.", isBullet: false },
        { text: "Found the numbers of Bernoulli.", isBullet: true },
      ],
    },
  });
});

test("degrees have grades, skills have groups, languages have levels, and awards are not certificates", () => {
  expect(read.education[0]?.grade.text).toBe("cum laude, GPA 3.9");
  expect(read.skills.map(({ label, items }) => [label, items.map((item) => item.text)])).toEqual([
    ["Languages", ["Python", "Go"]],
    ["Tools", ["Docker", "Git"]],
  ]);
  expect(read.languages.map(({ name, level }) => [name.text, level])).toEqual([
    ["English", "native"],
    ["French", "fluent"],
  ]);
  expect(read.honors.map(({ kind, title }) => [kind, title.text])).toEqual([
    ["certification", "AWS Certified Developer"],
    ["award", "Best Paper Award"],
  ]);
  expect(read.basics.links.map(({ kind, url }) => [kind, url.text])).toEqual([
    ["github", "https://github.com/ada"],
    ["website", "https://ada.example.com"],
  ]);
});

test("any entry below a heading for licenses and certificates is a certification", () => {
  const under = (title: string) =>
    readResume(
      resume([
        text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
        text(40, 60, "Staff Nurse"),
        text(40, 75, "ada@example.com"),
        heading(90, "Skills"),
        text(40, 105, "Triage, Epic, HIPAA"),
        heading(125, title),
        text(40, 145, "• Basic Life Support (BLS), 2025"),
        text(40, 160, "• PRINCE2 Practitioner, 2024"),
      ]),
    ).honors.map(({ kind }) => kind);
  expect(under("Licenses & Certifications")).toEqual(["certification", "certification"]);
  expect(under("Certifications")).toEqual(["certification", "certification"]);
  expect(under("Honors & Awards")).toEqual(["award", "award"]);
});

test.each(["Riverside Methodist Hospital, Columbus, OH", "Riverside Methodist Hospital (Columbus, OH)"])(
  "in '%s' below a job, the company is not part of the place",
  (said) => {
    const [role] = readResume(
      resume([
        text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
        heading(100, "Experience"),
        text(40, 120, "Staff Nurse", bold),
        text(400, 120, "June 2019 – Present"),
        text(40, 135, said),
        text(40, 150, "• Cared for 5 patients per shift."),
      ]),
    ).roles;
    expect(role).toMatchObject({
      position: { text: "Staff Nurse" },
      organization: { text: "Riverside Methodist Hospital" },
      place: { text: "Columbus, OH" },
    });
  },
);

test("each value has its page and position, and an entry's value has the position in that entry", () => {
  const second = page.pages[0];
  const { basics, roles } = readResume({ pages: second ? [second, { ...second, items: [], links: [] }] : [] });
  expect(basics.name.source).toMatchObject({ page: 0, x: 40, y: 40 - 24, height: 24 });
  // "Data Analyst" is also the title above.
  expect(basics.title.source?.y).toBe(60 - 10);
  expect(roles[0]?.position.source?.y).toBe(120 - 10);
});

test("a resume in JSON Resume keeps dates, places, grades, groups, certificates and languages", () => {
  expect(toJsonResume(read, "")).toMatchObject({
    work: [{ name: "Babbage & Co.", location: "London, UK", startDate: "2019-01", endDate: "2021-03" }],
    education: [{ score: "cum laude, GPA 3.9", startDate: "2015", endDate: "2018" }],
    skills: [{ name: "Languages", keywords: ["Python", "Go"] }, { name: "Tools" }],
    certificates: [{ name: "AWS Certified Developer" }],
    languages: [
      { language: "English", fluency: "native" },
      { language: "French", fluency: "fluent" },
    ],
  });
});

test("in JSON Resume a certificate has its year as the date, and its expiry date in its name", () => {
  const nurse = readResume(
    resume([
      text(40, 40, "Ada Lovelace", { ...bold, size: 24 }),
      text(40, 60, "Staff Nurse"),
      text(40, 75, "ada@example.com"),
      heading(90, "Skills"),
      text(40, 105, "Triage, Epic, HIPAA"),
      heading(125, "Certifications"),
      text(40, 145, "• Basic Life Support, 2025"),
      text(40, 160, "• Registered General Nurse (since 2017)"),
      text(40, 175, "• Advanced Life Support, expires 03/2027"),
    ]),
  );
  expect(toJsonResume(nurse, "").certificates).toEqual([
    { name: "Basic Life Support", date: "2025" },
    { name: "Registered General Nurse", date: "2017" },
    { name: "Advanced Life Support (expires 03/2027)" },
  ]);
});

test("a story becomes text, line by line, and becomes the same story again", () => {
  const said = "Ran it.\n• Made it fast.\n\n• Made it small.";
  expect(textOf({ paragraphs: paragraphsOf(said), confidence: 1 })).toBe(said);
});

test("a line that begins with a typed dash is a bullet, as on the site", () => {
  const bullet = (text: string) => ({ text, isBullet: true });
  expect(paragraphsOf("- Ran it.\n* Made it fast.\n– Made it small.")).toEqual(
    ["Ran it.", "Made it fast.", "Made it small."].map(bullet),
  );
  expect(paragraphsOf("-5 % of costs")).toEqual([{ text: "-5 % of costs", isBullet: false }]);
});

test.each([
  ["Jan 2019 – Mar 2021", "Jan 2019", "Mar 2021"],
  ["2019-03 – 2020-01", "2019-03", "2020-01"],
  ["03/2019 - Present", "03/2019", "Present"],
  ["seit 2020", "2020", "Present"],
  ["2023 –", "2023", "Present"],
  ["Jan – Sept 2024", "Jan 2024", "Sept 2024"],
  ["March to June 2023", "March 2023", "June 2023"],
  ["Expected to June 2027", "", "Expected to June 2027"],
  ["2018 bis heute", "2018", "heute"],
  ["", "", ""],
])("the ends of %j are %j and %j", (period, start, end) => {
  expect(endsOf(period)).toEqual({ start, end });
});

test("a draft from before the resume schema becomes a resume without losing anything", () => {
  const draft = draftFrom(JSON.stringify(oldDraft));
  if (!draft) throw new Error("The recorded draft is no draft any more");
  const { portfolioData, periods } = toPortfolio(toResume(draft.data));
  const { sections, settings } = portfolioData;
  const jobs = sections.experience.items.map((job, at) => ({
    ...job,
    description: [periods[at], job.description].filter(Boolean).join("\n"),
  }));
  const { sections: before } = draft.data;
  expect(jobs).toEqual(before.experience.items);
  expect(settings).toEqual({ ...draft.data.settings, profileImage: "" });
  for (const key of ["education", "projects", "achievements", "social", "contact"] as const)
    expect({ ...sections[key], title: "", enabled: true }, key).toEqual({ ...before[key], title: "", enabled: true });
  expect(sections.about.skills.items).toEqual(before.about.skills.items);
});

test("a draft keeps every text of its resume: places, grades, groups, languages", () => {
  const { portfolioData, periods } = toPortfolio(read);
  const draft = newDraft(portfolioData, "pdf", {}, periods);
  expect(textsOf(toResume(draft.data, beyondOf(read)))).toEqual(textsOf(read));
});

test("facts about an entry follow its names, or its position in the list if both names are new", () => {
  const jobs = [
    { position: "Analyst", company: "Acme", description: "" },
    { position: "Clerk", company: "Acme", description: "" },
  ];
  const places = (items: typeof jobs) =>
    toResume(withValue(emptyPortfolio(), "sections.experience.items", items), {
      ...nothingBeyond,
      roles: jobs.map((job, at) => ({ ...job, place: ["Lyon", "Oslo"][at] ?? "" })),
    }).roles.map(({ place }) => place.text);
  expect(places(jobs)).toEqual(["Lyon", "Oslo"]);
  expect(places(jobs.toReversed())).toEqual(["Oslo", "Lyon"]);
  expect(places(jobs.slice(1))).toEqual(["Oslo"]);
  expect(places(jobs.map((job) => ({ ...job, position: "Head", company: "Acme Inc." })))).toEqual(["Lyon", "Oslo"]);
});

test("a trace names the rule behind a decision", () => {
  const { notes } = traced(() => readResume(page));
  expect(notes).toContainEqual({
    decision: "joins the line above",
    rule: "a bullet or pictogram begins something new",
    about: "Ran the tables of the engine. ⏎ Found the numbers of Bernoulli.",
    answer: false,
  });
  const after = traced(() => undefined);
  expect(after.notes).toEqual([]);
});

/** Every text of a resume, without confidence and position. */
function textsOf(resume: Resume): unknown {
  return JSON.parse(JSON.stringify(resume, (key, part) => (["confidence", "source"].includes(key) ? undefined : part)));
}
