import fc from "fast-check";
import { endsOf } from "#domain/resume/periods.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { paragraphsOf } from "#domain/resume/story.ts";

/**
 * Random resumes of invented people, with all parts of a resume and letters of several alphabets.
 * The texts are typical of resumes, because a reader recognizes a job by its words.
 */

const value = (text: string) => ({ text, confidence: 1 });
const story = (lines: string[]) => ({ paragraphs: paragraphsOf(lines.join("\n")), confidence: 1 });
const some = <Item>(items: readonly Item[], least: number, most: number) =>
  fc.shuffledSubarray([...items], { minLength: least, maxLength: most });
const orNone = (text: fc.Arbitrary<string>) => fc.oneof({ weight: 3, arbitrary: text }, fc.constant(""));

const people = [
  ["Zoë Świętosławska", "zoe"],
  ["Jürgen Weiß", "jweiss"],
  ["Maria del Carmen Núñez", "mcnunez"],
  ["Siobhán O’Reilly", "siobhan-oreilly"],
  ["Nguyễn Thị Hương", "huongnguyen"],
  ["Анна Кузнецова", "annak"],
  ["Γιώργος Παπαδόπουλος", "gpapadopoulos"],
  ["Ștefan Țîru", "stefant"],
  ["Ffion Griffiths-Lloyd", "ffion"],
  ["Priya Raghunathan", "priyar"],
] as const;
const positions = [
  "Senior Software Engineer",
  "Data Analyst",
  "Product Manager",
  "Registered Nurse",
  "Marketing Manager",
  "Backend Developer",
  "UX Designer",
  "Site Reliability Engineer",
  "Accountant",
  "Project Manager",
];
const companies = [
  "Northwind Payments",
  "Blue Harbor Logistics",
  "Affinity Offices Ltd.",
  "Müller & Söhne GmbH",
  "Acme Inc.",
  "Mercy General Hospital",
  "Kaveri Pay",
  "Lumière Studios",
  "Oakfield Insurance",
];
const towns = ["Kraków, Poland", "Austin, TX", "Lyon, France", "Pune, India", "Remote", "São Paulo, Brazil", "Berlin"];
const tales = [
  "Moved 140 services to one namespace a team, which cut the time to deploy from 42 to 9 minutes and halved the number of failed releases.",
  "Wrote the on-call handbook; pages at night fell by 63%.",
  "Hired and mentored five engineers, two of whom now lead teams.",
  "Built an efficient filter for affluent flight offices in C++ and C#.",
  "Replaced nightly batch jobs with a stream → customers see a delay within a minute.",
  "Ran the “Five Whys” after every outage — and published what we’d learned.",
  "Kept 99.95% of 1,200 requests a second under 80 ms.",
  "Translated the Ελληνικά and Русский pages of the shop.",
  "Trained ward staff to fill in the new charts, first on paper, then on tablets.",
  "Negotiated with eleven suppliers in four countries.",
];
const intros = [
  "Led the team behind the payment pages.",
  "The shop serves two million people a day in nine countries.",
];
const degrees = [
  "M.Sc. in Computer Science",
  "Bachelor of Science in Nursing",
  "B.A. in Economics",
  "PhD in Physics",
  "Retraining: Mill Hand, Carding",
  "Vocational training: Dyeing (Färberei)",
  "Ausbildung: Korbflechter",
  "Formación profesional: Cestería",
];
const schools = [
  "AGH University of Science and Technology",
  "University of Leeds",
  "Universidad de Sevilla",
  "TU Delft",
  "Webschule Ostheide",
];
const grades = ["GPA 3.8/4.0", "GPA 4.8/5.0", ""];
const tools = [
  "Go",
  "TypeScript",
  "C++",
  "C#",
  ".NET",
  "Node.js",
  "PostgreSQL",
  "REST Assured",
  "CI/CD",
  "Kubernetes",
  "Excel",
  "SQL",
];
const products = ["ledgerlint", "Bus Tracker", "Rice Watch", "Offline Maps", "Pixel Fjord"];

const month = fc.constantFrom("Jan", "Mar", "Jun", "Sep", "Nov");
const period = fc
  .record({
    from: fc.integer({ min: 2001, max: 2016 }),
    years: fc.integer({ min: 1, max: 8 }),
    month,
    isNow: fc.boolean(),
    isExact: fc.boolean(),
  })
  .map(({ from, years, month, isNow, isExact }) => {
    const at = (year: number) => (isExact ? `${month} ${year}` : String(year));
    return `${at(from)} – ${isNow ? "Present" : at(from + years)}`;
  });
const dates = period.map((text) => {
  const { start, end } = endsOf(text);
  return { period: value(text), start: value(start), end: value(end) };
});

const lines = fc
  .record({ intro: fc.oneof(fc.constant(""), fc.constantFrom(...intros)), bullets: some(tales, 1, 4) })
  .map(({ intro, bullets }) => [...(intro ? [intro] : []), ...bullets.map((text) => `• ${text}`)]);

const role = fc
  .record({
    organization: fc.constantFrom(...companies),
    position: fc.constantFrom(...positions),
    place: orNone(fc.constantFrom(...towns)),
    dates,
    lines,
  })
  .map(({ organization, position, place, dates, lines }) => ({
    organization: value(organization),
    position: value(position),
    place: value(place),
    ...dates,
    story: story(lines),
  }));

const study = fc
  .record({
    institution: fc.constantFrom(...schools),
    degree: fc.constantFrom(...degrees),
    grade: fc.constantFrom(...grades),
    dates,
  })
  .map(({ institution, degree, grade, dates }) => ({
    institution: value(institution),
    degree: value(degree),
    grade: value(grade),
    ...dates,
  }));

const project = (title: string) =>
  fc
    .record({
      when: orNone(period),
      told: some(tales, 1, 2),
      tags: some(tools, 2, 4),
      isLive: fc.boolean(),
      isOpen: fc.boolean(),
    })
    .map(({ when, told, tags, isLive, isOpen }) => ({
      title: value(title),
      story: story(when ? [when, ...told] : told),
      tags: tags.map(value),
      ...(isLive && { previewUrl: `https://${title.replace(" ", "-").toLowerCase()}.example.com/app` }),
      ...(isOpen && { repoUrl: `https://github.com/example/${title.replace(" ", "-").toLowerCase()}` }),
    }));

const skills = fc.record({ items: some(tools, 5, 12), isGrouped: fc.boolean() }).map(({ items, isGrouped }) =>
  isGrouped
    ? [
        { label: "Languages", items: items.slice(0, 3).map(value) },
        { label: "Tools", items: items.slice(3).map(value) },
      ]
    : [{ label: "", items: items.map(value) }],
);

const titles = {
  certification: ["Certified Kubernetes Administrator", "AWS Certified Developer", "Basic Life Support Certification"],
  award: ["Best Talk Award", "Employee of the Year Award", "Hackathon Winner"],
};
const honors = (kind: keyof typeof titles, issuers: string[]) =>
  some(titles[kind], 0, 2).map((found) =>
    found.map((title, at) => ({ kind, title: value(title), story: story([issuers[at] ?? ""]) })),
  );

const publication = fc.constantFrom("Queues that forget", "A cheaper clock for sensor networks").map((title) => ({
  title: value(title),
  story: story(["ACM Queue, 2020"]),
}));

const languages = some(
  [
    ["Polish", "native"],
    ["English", "fluent"],
    ["French", "B1"],
    ["Hindi", ""],
  ] as const,
  0,
  3,
);

export const anyResume: fc.Arbitrary<Resume> = fc
  .record({
    person: fc.constantFrom(...people),
    title: fc.constantFrom(...positions),
    location: orNone(fc.constantFrom(...towns.filter((town) => town !== "Remote"))),
    phone: orNone(fc.constantFrom("+48 600 555 019", "(512) 555-0143", "+91 98765 43210")),
    summary: orNone(some(tales, 1, 3).map((said) => said.join(" "))),
    roles: fc.array(role, { minLength: 1, maxLength: 5 }),
    education: fc.array(study, { minLength: 1, maxLength: 2 }),
    projects: some(products, 0, 3).chain((found) => fc.tuple(...found.map(project))),
    skills,
    certifications: honors("certification", ["Linux Foundation, 2022", "Issued in the spring of that year."]),
    awards: honors("award", ["PolyConf 2019", "Chosen from 240 entries."]),
    publications: fc.uniqueArray(publication, { maxLength: 2, selector: ({ title }) => title.text }),
    languages,
    hasSite: fc.boolean(),
  })
  .map(
    ({
      person: [name, handle],
      title,
      location,
      phone,
      summary,
      certifications,
      awards,
      hasSite,
      languages,
      ...rest
    }) => ({
      ...rest,
      basics: {
        name: value(name),
        title: value(title),
        location: value(location),
        summary: value(summary),
        email: value(`${handle}@example.com`),
        phone: value(phone),
        links: [
          { kind: "linkedin" as const, label: "", url: value(`https://www.linkedin.com/in/${handle}`) },
          { kind: "github" as const, label: "", url: value(`https://github.com/${handle}`) },
          ...(hasSite
            ? [{ kind: "website" as const, label: "Website", url: value(`https://${handle}.example.com`) }]
            : []),
        ],
      },
      honors: [...certifications, ...awards],
      languages: languages.map(([spoken, level]) => ({ name: value(spoken), level })),
    }),
  );
