import officialSchema from "@jsonresume/schema/schema.json";
import { expect, test } from "vitest";
import { z } from "zod";
import sampleJson from "#content/portfolio-site/sample-data.json";
import { datesOf, periodOf } from "#domain/json-resume/dates.ts";
import { exportJsonResume, importJsonResume, JsonResumeError } from "#domain/json-resume/json-resume.ts";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { emptyPortfolio } from "#domain/portfolio/portfolio.ts";

const sample = portfolioDataSchema.parse(sampleJson);

const official = z.fromJSONSchema(officialSchema as Parameters<typeof z.fromJSONSchema>[0]);
const complaints = (file: string) => official.safeParse(JSON.parse(file)).error?.issues ?? [];

test("an export is valid by the schema of jsonresume.org", () => {
  expect(complaints(exportJsonResume(sample))).toEqual([]);
  expect(complaints(exportJsonResume(emptyPortfolio()))).toEqual([]);
  expect(complaints(JSON.stringify({ basics: { email: "no address" }, work: [{ startDate: "soon" }] }))).not.toEqual(
    [],
  );
});

test("an invalid address is left out of an export", () => {
  const data = structuredClone(sample);
  data.sections.contact.email = "maya at example";
  data.sections.social.items = [{ platform: "github", url: "javascript:alert(1)" }];
  data.sections.hero.ctaButtons = [{ text: "Mail", url: "mailto:a@example.com" }];
  const { basics } = JSON.parse(exportJsonResume(data));
  expect(basics.email).toBeUndefined();
  expect(basics.profiles).toEqual([{ network: "GitHub" }]);
});

test("an imported export equals the original, except for buttons that link to a section", () => {
  const data = structuredClone(sample);
  data.settings.profileImage = "https://example.com/maya.jpg";
  data.sections.hero.ctaButtons = [
    { text: "Website", url: "https://maya.example.com" },
    { text: "Mastodon", url: "https://social.example.org/@maya" },
  ];
  data.sections.social.items = [
    { platform: "linkedin", url: "https://www.linkedin.com/in/mayalindqvist" },
    { platform: "twitter", url: "https://x.com/mayalindqvist" },
  ];
  data.sections.experience.items[0] = {
    position: "Engineer",
    company: "Acme",
    description: "Mar 2021 – Present\nIn charge of anvils.\n• Made them lighter.",
  };
  data.footer.copyright = "© Maya Lindqvist";
  expect(importJsonResume(exportJsonResume(data)).data).toEqual(data);
});

test("a portfolio of the largest allowed size can be exported and imported", () => {
  const data = structuredClone(sample);
  const lines = "• a\n".repeat(2000).trim();
  data.sections.experience.items = Array.from({ length: 100 }, () => ({
    position: "p".repeat(300),
    company: "c".repeat(300),
    description: lines,
  }));
  expect(complaints(exportJsonResume(data))).toEqual([]);
  expect(importJsonResume(exportJsonResume(data)).data.sections.experience).toEqual(data.sections.experience);
});

test("a resume from another program is imported, and unknown keys and nulls are ignored", () => {
  const { data, beyond } = importJsonResume(
    JSON.stringify({
      basics: {
        name: "Richard Hendriks",
        label: "Programmer",
        image: null,
        url: "http://richardhendricks.example.com",
        location: { city: "San Francisco", region: "California", countryCode: "US", postalCode: "CA 94115" },
        profiles: [
          { network: "GitHub", username: "richard" },
          { network: "X", url: "https://x.com/richard" },
          { network: "SoundCloud", url: "https://soundcloud.example.com/dandymusicnl" },
          { network: "Nowhere" },
        ],
      },
      work: [
        {
          name: "Pied Piper",
          position: "CEO",
          location: "Palo Alto",
          startDate: "2013-12-01",
          highlights: ["Grew the team"],
        },
      ],
      volunteer: [{ organization: "CoderDojo", position: "Teacher", startDate: "2012-01", endDate: "2013" }],
      education: [
        { institution: "Stanford", area: "IT", studyType: "Bachelor", startDate: "2011-06", endDate: "2014" },
      ],
      projects: [
        {
          name: "Miss Direction",
          description: "A mapping engine",
          highlights: ["Won"],
          startDate: "2014-03",
          endDate: "2014-06",
          url: "https://miss.example.com",
        },
        { name: "Middle-out", url: "https://github.com/richard/middle-out" },
      ],
      skills: [{ name: "Web", level: "Master", keywords: ["HTML", "CSS"] }, { name: "Compression" }],
      awards: [{ title: "Pioneer", awarder: "Techcrunch", date: "2014-11-01", summary: "No reason" }],
      certificates: [{ name: "CKA", issuer: "CNCF", date: "2021-11-07" }],
      publications: [{ name: "Video compression", publisher: "Hooli", releaseDate: "2014" }],
      languages: [{ language: "English" }],
      unknown: { deep: [1] },
    }),
  );
  expect(beyond).toEqual({
    ...nothingBeyond,
    roles: [{ position: "CEO", company: "Pied Piper", place: "Palo Alto" }],
    education: [{ degree: "Bachelor, IT", institution: "Stanford", grade: "" }],
    skills: [{ label: "Web", items: ["HTML", "CSS"] }],
    certifications: ["CKA"],
    languages: [{ name: "English", level: "" }],
  });
  expect(data.settings).toMatchObject({ title: "Programmer", location: "San Francisco, California, US" });
  expect(data.sections.social.items).toEqual([
    { platform: "github", url: "https://github.com/richard" },
    { platform: "twitter", url: "https://x.com/richard" },
  ]);
  expect(data.sections.hero.ctaButtons).toEqual([
    { text: "Website", url: "http://richardhendricks.example.com" },
    { text: "SoundCloud", url: "https://soundcloud.example.com/dandymusicnl" },
  ]);
  expect(data.sections.experience.items).toEqual([
    { position: "CEO", company: "Pied Piper", description: "Dec 2013 – Present\n• Grew the team" },
    { position: "Teacher", company: "CoderDojo", description: "Jan 2012 – 2013" },
  ]);
  expect(data.sections.education.items).toEqual([
    { degree: "Bachelor, IT", period: "Jun 2011 – 2014", institution: "Stanford" },
  ]);
  expect(data.sections.projects.items).toEqual([
    {
      title: "Miss Direction",
      description: "Mar 2014 – Jun 2014\nA mapping engine\n• Won",
      tags: [],
      previewUrl: "https://miss.example.com",
    },
    { title: "Middle-out", description: "", tags: [], repoUrl: "https://github.com/richard/middle-out" },
  ]);
  expect(data.sections.about.skills.items).toEqual(["HTML", "CSS", "Compression"]);
  expect(data.sections.achievements.items).toEqual([
    { title: "Pioneer", description: "Techcrunch, Nov 2014\nNo reason" },
    { title: "CKA", description: "CNCF, Nov 2021" },
    { title: "Video compression", description: "Hooli, 2014" },
  ]);
});

test.each([
  ["{", "This file is not valid JSON."],
  ["[]", "This file cannot be read as a JSON Resume: the file has an unexpected form."],
  ['"hello"', "This file cannot be read as a JSON Resume: the file has an unexpected form."],
  ['{"name": "lodash", "version": "1"}', "This file has none of the parts of a JSON Resume, such as basics or work."],
  ['{"work": "yes"}', "This file cannot be read as a JSON Resume: work has an unexpected form."],
  [`{"basics": {"name": "${"a".repeat(501)}"}}`, "This file cannot be read as a JSON Resume: basics.name is too long."],
  [
    JSON.stringify({ work: Array(101).fill({ name: "a" }) }),
    "This file cannot be read as a JSON Resume: work is too long.",
  ],
])("bad input %# is refused with a sentence", (file, sentence) => {
  expect(() => importJsonResume(file)).toThrow(new JsonResumeError(sentence));
});

test.each([
  ["2015 – 2017", { startDate: "2015", endDate: "2017" }],
  ["Sep 2015 - June 2017", { startDate: "2015-09", endDate: "2017-06" }],
  ["09/2015 to 6/2017", { startDate: "2015-09", endDate: "2017-06" }],
  ["May 2020 — present", { startDate: "2020-05" }],
  ["2019", { endDate: "2019" }],
  ["Graduated with honors in 2019", undefined],
  ["", undefined],
])("the period “%s” is %o", (period, dates) => {
  expect(datesOf(period)).toEqual(dates);
});

test("dates are written for people, as in Sep 2015", () => {
  expect(periodOf({ startDate: "2015-09-01", endDate: "2017-06" })).toBe("Sep 2015 – Jun 2017");
  expect(periodOf({ startDate: "2015" })).toBe("2015 – Present");
  expect(periodOf({ endDate: "2019" })).toBe("2019");
  expect(periodOf({})).toBe("");
});
