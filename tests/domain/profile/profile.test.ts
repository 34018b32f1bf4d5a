import fc from "fast-check";
import { describe, expect, test } from "vitest";
import sampleData from "#content/portfolio-site/sample-data.json";
import { newDraft } from "#domain/portfolio/draft.ts";
import { placeFrom, profileCountries } from "#domain/profile/place.ts";
import { asProfile, isEmptyProfile, listLimits, maxLink, profileFields, readProfile } from "#domain/profile/profile.ts";
import { profileChanges, profileFromDraft, takeOver } from "#domain/profile/take-over.ts";
import { profileFromTyped, typedFrom } from "#domain/profile/typed.ts";
import { personalAdvice } from "#domain/resume-check/personal-check.ts";

const ada = asProfile({
  role: "Data Analyst",
  city: "Pune",
  country: "India",
  name: "Ada Lovelace",
  skills: ["SQL", "Python"],
  languages: ["English (C1)"],
  links: ["https://ada.example/work"],
});
const nobody = asProfile(null);

describe("stored text", () => {
  test.each([null, "", "{", "7", "[]", '"text"', "null", '{"role":7,"skills":"SQL","links":[{}]}'])(
    "%s is an empty profile",
    (stored) => expect(isEmptyProfile(readProfile(stored))).toBe(true),
  );

  test("has texts of one line and 100 characters at most, and lists with a limit and no repeats", () => {
    const { role, skills, links } = asProfile({
      role: `Data\nAnalyst ${"x".repeat(200)}`,
      skills: ["SQL", "SQL", "", ...Array.from({ length: 200 }, (_, at) => `skill ${at}`)],
      links: Array.from({ length: 50 }, (_, at) => `https://ada.example/${at}`),
    });
    expect(role).toHaveLength(100);
    expect(role).toMatch(/^Data Analyst x+$/);
    expect(skills).toHaveLength(listLimits.skills);
    expect(skills.slice(0, 2)).toEqual(["SQL", "skill 0"]);
    expect(links).toHaveLength(listLimits.links);
  });

  test("gives links only for web addresses", () => {
    const links = ["javascript:alert(1)", "ftp://ada.example", `https://ada.example/${"x".repeat(maxLink)}`];
    expect(asProfile({ links: [...links, "https://ada.example"] }).links).toEqual(["https://ada.example"]);
  });

  test("gives the same profile when it is read twice", () => {
    fc.assert(
      fc.property(fc.json(), (stored) => {
        const profile = readProfile(stored);
        expect(asProfile(JSON.parse(JSON.stringify(profile)))).toEqual(profile);
      }),
    );
  });
});

describe("the form", () => {
  test("gives back the profile that it shows", () => expect(profileFromTyped(typedFrom(ada))).toEqual(ada));

  test.each([
    ["Austin, TX", "India", "Austin", "United States"],
    ["Bengaluru, India", "Germany", "Bengaluru", "India"],
    ["Washington, DC", "", "Washington", "United States"],
    ["Austin", "India", "Austin", "India"],
    ["Lomé, Maritime", "Togo", "Lomé, Maritime", "Togo"],
  ])("with the city %s and the country %s uses the city's own country", (city, country, town, kept) => {
    expect(profileFromTyped({ ...typedFrom(ada), city, country })).toMatchObject({ city: town, country: kept });
  });

  test("adds https:// to an address without it", () => {
    const typed = { ...typedFrom(nobody), links: "github.com/ada\nada.example" };
    expect(profileFromTyped(typed)).toMatchObject({ links: ["https://github.com/ada", "https://ada.example"] });
  });

  test.each([
    [{ links: "my page" }, { field: "links", text: "“my” is not a web address." }],
    [{ links: "javascript:alert(1)" }, { field: "links", text: "“javascript:alert(1)” is not a web address." }],
    [{ skills: "a,".repeat(61) }, { field: "skills", text: "Keep it to 60: these are 61." }],
  ])("refuses %j with a sentence", (typed, problem) => {
    expect(profileFromTyped({ ...typedFrom(nobody), ...typed })).toEqual(problem);
  });
});

test.each([
  ["Utrecht, The Netherlands", "Utrecht", "Netherlands"],
  ["The Hague, the Netherlands", "The Hague", "Netherlands"],
  ["Utrecht (The Netherlands)", "Utrecht", "Netherlands"],
  ["Manila, The Philippines", "Manila", "Philippines"],
  ["London, the UK", "London", "United Kingdom"],
  ["Basel, Die Schweiz", "Basel", "Switzerland"],
  ["Lille, L’Espagne", "Lille", "Spain"],
  ["San Salvador, El Salvador", "San Salvador", "El Salvador"],
  ["Le Mans, France", "Le Mans", "France"],
  ["Galway, Ireland (hybrid)", "Galway", "Ireland"],
  ["Leeds / remote", "Leeds", ""],
])("“%s” gives %s in “%s”: articles before a country and work modes are ignored", (said, city, country) => {
  expect(placeFrom(said)).toEqual({ city, country });
});

describe("a resume", () => {
  test("gives role, place, name, skills, languages and links, and no time zone", () => {
    const draft = newDraft(sampleData, "pdf");
    const found = profileFromDraft({
      ...draft,
      data: {
        ...draft.data,
        settings: { ...draft.data.settings, name: "Ada Lovelace", title: "Data Analyst", location: "Pune, India" },
      },
      beyond: {
        roles: [],
        education: [],
        skills: [],
        certifications: [],
        publications: [],
        languages: [
          { name: "English", level: "C1" },
          { name: "Hindi", level: "" },
        ],
        websites: [{ label: "Work", url: "ada.example/work" }],
      },
    });
    expect(found).toMatchObject({
      role: "Data Analyst",
      city: "Pune",
      country: "India",
      name: "Ada Lovelace",
      zone: "",
    });
    expect(found.languages).toEqual(["English (C1)", "Hindi"]);
    expect(found.links[0]).toBe("https://ada.example/work");
    expect(found.links.at(-1)).toContain("linkedin.com");
    expect(found.skills).toEqual(draft.data.sections.about.skills.items.slice(0, listLimits.skills));
  });

  test.each([
    ["Registered Nurse, Medical-Surgical", "Registered Nurse"],
    ["Staff Engineer | Payments", "Staff Engineer"],
    ["Product Designer – Design Systems", "Product Designer"],
    ["Vice President, Engineering", "Vice President, Engineering"],
    ["Nurse, ICU", "Nurse, ICU"],
    ["Full-stack developer", "Full-stack developer"],
  ])("gives a role that job sites understand: %s", (title, role) => {
    const draft = newDraft({ settings: { title } }, "pdf");
    expect(profileFromDraft(draft).role).toBe(role);
  });

  test("gives no role if the reader is unsure of the title", () => {
    const titled = newDraft({ settings: { title: "Data Analyst" } }, "pdf");
    expect(profileFromDraft({ ...titled, confidence: { "settings.title": 0.6 } }).role).toBe("");
    expect(profileFromDraft({ ...titled, confidence: { "settings.title": 0.9 } }).role).toBe("Data Analyst");
  });

  test("gives a role if the title begins with a job's title, even if the reader is unsure", () => {
    const confidence = { "settings.title": 0.6 };
    const roleOf = (title: string, position: string) =>
      profileFromDraft(
        newDraft({ settings: { title }, sections: { experience: { items: [{ position }] } } }, "pdf", confidence),
      ).role;
    expect(roleOf("Elektroniker für Gebäudetechnik", "Elektroniker")).toBe("Elektroniker für Gebäudetechnik");
    expect(roleOf("Münster und Umland", "Elektroniker")).toBe("");
    expect(roleOf("Münster und Umland", "")).toBe("");
  });

  test("fills an empty profile, and changes nothing in an equal one", () => {
    expect(takeOver(nobody, ada, false)).toEqual(ada);
    expect(profileChanges(ada, ada)).toEqual([]);
  });

  test("replaces a different value only on demand, and leaves other fields alone", () => {
    const kept = asProfile({ role: "Nurse", zone: "Asia/Kolkata" });
    expect(profileChanges(kept, ada).filter((change) => change.kept !== "")).toEqual([
      { field: "role", label: "Role", found: "Data Analyst", kept: "Nurse" },
    ]);
    expect(takeOver(kept, ada, false)).toEqual({ ...ada, role: "Nurse", zone: "Asia/Kolkata" });
    expect(takeOver(kept, ada, true)).toEqual({ ...ada, zone: "Asia/Kolkata" });
  });

  test("gives the same profile if it is taken over twice", () => {
    const text = fc.constantFrom("", "Nurse", "Pune", "India");
    const profile = fc
      .record({ role: text, city: text, country: text, name: text, skills: fc.array(text) })
      .map((said) => asProfile(said));
    fc.assert(
      fc.property(profile, profile, fc.boolean(), (kept, found, replaces) => {
        const once = takeOver(kept, found, replaces);
        expect(takeOver(once, found, replaces)).toEqual(once);
        for (const field of profileFields) if (found[field].length === 0) expect(once[field]).toEqual(kept[field]);
      }),
    );
  });
});

test.each([
  ["", "Leave them out for the United States, Canada and the United Kingdom. Elsewhere, ask what is usual."],
  ["Germany", "Leave them out for the United States, Canada and the United Kingdom. Ask what is usual in Germany."],
  ["Canada", "Leave them out: you look for work in Canada."],
  ["United States", "Leave them out: you look for work in the United States."],
])("the advice about personal facts fits the visitor's country: %j", (country, advice) => {
  expect(personalAdvice(country)).toBe(advice);
});

describe("a place", () => {
  test.each([
    ["Pune, India", "Pune", "India"],
    ["Pune, Maharashtra, India", "Pune", "India"],
    ["Austin, TX", "Austin", "United States"],
    ["Austin, TX, USA", "Austin", "United States"],
    ["London, U.K.", "London", "United Kingdom"],
    ["Edinburgh, Scotland", "Edinburgh", "United Kingdom"],
    ["München, Deutschland", "München", "Germany"],
    ["Sevilla, España", "Sevilla", "Spain"],
    ["Lyon – France", "Lyon", "France"],
    ["Remote, Kenya", "", "Kenya"],
    ["Brazil", "", "Brazil"],
    ["Springfield", "Springfield", ""],
    ["Springfield, Elsewhere", "Springfield", ""],
    ["", "", ""],
  ])("%s is the city %j in the country %j", (text, city, country) => {
    expect(placeFrom(text)).toEqual({ city, country });
  });

  test("with only a country's name gives that country", () => {
    for (const country of profileCountries) expect(placeFrom(country)).toEqual({ city: "", country });
  });
});
