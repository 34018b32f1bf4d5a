import { describe, expect, test } from "vitest";
import { readResume } from "#domain/resume/read-resume.ts";
import { unreadLines } from "#domain/resume-check/content-checks.ts";
import { subjectOfFile } from "#domain/resume-check/subject.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const surnames =
  "Agent Baker Barber Barrister Bishop Butcher Butler Buyer Carpenter Carter Chandler Chief Clerk Coach Cook Cooper Dean Doctor Driver Farmer Fisher Fletcher Gardener Glover Guard Head Hunter Judge Leader Marshall Mason Master Miller Officer Painter Page Partner Pilot Porter President Producer Sailor Shepherd Singer Skinner Steward Tailor Taylor Tutor Weaver".split(
    " ",
  );

const body = [
  text(40, 300, "Experience", heading),
  text(40, 320, "Data Analyst", bold),
  text(40, 334, "Northlake Systems"),
  text(400, 320, "2019 – 2021"),
  text(40, 348, "Counted what had never been counted before."),
  text(40, 380, "Education", heading),
  ...lines(40, 400, "BSc in Physics", "Example University", "2014 – 2018"),
];

/** A name and a title in the layouts of four kinds of templates. */
const layouts: Record<string, (name: string, title: string) => Parameters<typeof resume>[0]> = {
  "at the left, one below the other": (name, title) => [
    text(40, 40, name, { size: 22 }),
    text(40, 62, title, { size: 12 }),
    text(40, 80, "mail@example.com | +44 20 7946 0958"),
  ],
  "in the middle, with contact details below": (name, title) => [
    text(300 - name.length * 5.5, 40, name, { size: 22 }),
    text(300 - title.length * 3, 60, title, { size: 12 }),
    text(180, 80, "mail@example.com | +44 20 7946 0958"),
  ],
  "with contact details at the right": (name, title) => [
    text(40, 50, name, { size: 24, font: "Sans-Bold" }),
    text(40, 74, title, { size: 13 }),
    text(400, 44, "mail@example.com"),
    text(400, 58, "+44 20 7946 0958"),
  ],
  "on one line, parted by a bar": (name, title) => [
    text(40, 40, `${name} | ${title}`, { size: 16 }),
    text(40, 62, "mail@example.com"),
  ],
};

describe.each(Object.entries(layouts))("a name %s", (_, layout) => {
  test.each(surnames)("may end with a surname that is also a job: %s", (surname) => {
    const { settings } = readPortfolio(resume([...layout(`Emma ${surname}`, "Data Analyst"), ...body])).portfolioData;
    expect(settings).toMatchObject({ name: `Emma ${surname}`, title: "Data Analyst" });
  });
});

test.each([
  "Pelé",
  "Madonna",
  "Suharto",
  "Ludwig van Beethoven",
  "María de los Ángeles García-López",
  "Charles de Gaulle",
  "Sergei Vasilyevich Rachmaninoff",
  "Björk Guðmundsdóttir",
  "Nguyễn Thị Minh Khai",
  "Đặng Thùy Trâm",
  "Łukasz Żółkiewski",
  "Ömer Çağlayan",
  "İbrahim Işık",
  "Søren Ørsted",
  "Zoë O’Connor",
  "Anh Đào",
  "Žofie Dvořáková",
  "Mihály Csíkszentmihályi",
  "Ștefan Țepeș",
  "Ifeoma Okonkwo-Adeyemi",
  "Mohammed bin Rashid",
  "Siti Nurhaliza binti Tarudin",
  "Jan ter Horst",
  "Иван Петрович Сидоров",
  "Ελένη Παπαδοπούλου",
  "Nan Zhang",
  "Dr. Ada Lovelace",
  "J. R. R. Tolkien",
  "Wanjikũ wa Ngũgĩ",
  "Rosa D'Angelo",
])("%s is a name", (name) => {
  const header = [text(40, 40, name, { size: 22 }), text(40, 62, "Data Analyst", { size: 12 })];
  const { settings } = readPortfolio(resume([...header, ...lines(40, 80, "mail@example.com"), ...body])).portfolioData;
  expect(settings).toMatchObject({ name, title: "Data Analyst" });
});

test("a name in smaller letters wins if the email address contains it", () => {
  const { settings } = readPortfolio(
    resume([
      text(40, 40, "Design Portfolio", { size: 24 }),
      text(40, 66, "Ines Pereira", { size: 18 }),
      ...lines(40, 84, "ines.pereira@example.com"),
      ...body,
    ]),
  ).portfolioData;
  expect(settings.name).toBe("Ines Pereira");
});

test("a name beside the page number at the foot belongs to no section", () => {
  const { settings, sections } = readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { size: 22 }),
      ...lines(40, 62, "ada@example.com"),
      ...body,
      text(40, 480, "Skills", heading),
      text(40, 500, "Analysis, Number theory, Weaving"),
      text(250, 820, "Ada Lovelace – 1/1", { size: 8 }),
    ]),
  ).portfolioData;
  expect(settings.name).toBe("Ada Lovelace");
  expect(sections.about.skills.items).toEqual(["Analysis", "Number theory", "Weaving"]);
});

test("words such as undefined and NaN stay if a person wrote them", () => {
  const { sections } = readPortfolio(
    resume([
      text(40, 40, "Nan Zhang", { size: 22 }),
      ...lines(40, 62, "nan.zhang@example.com"),
      text(40, 100, "Experience", heading),
      text(40, 120, "Compiler Engineer", bold),
      text(40, 134, "Northlake Systems"),
      text(400, 120, "2019 – 2021"),
      text(40, 148, "Removed undefined behavior and fixed NaN handling in the optimizer."),
      text(40, 180, "Skills", heading),
      text(40, 200, "Undefined Behavior Sanitizer, LLVM, NaN boxing"),
    ]),
  ).portfolioData;
  expect(sections.experience.items[0]?.description).toContain("Removed undefined behavior and fixed NaN handling");
  expect(sections.about.skills.items).toEqual(["Undefined Behavior Sanitizer", "LLVM", "NaN boxing"]);
});

test.each(["SWE", "SDE", "SRE", "DevRel", "Teacher"])("%s below a company is the position", (position) => {
  const { experience } = readPortfolio(
    resume([
      text(40, 40, "Ada Lovelace", { size: 22 }),
      text(40, 300, "Experience", heading),
      text(40, 320, "Partner Communications", bold),
      text(40, 334, position),
      text(400, 320, "2019 – 2021"),
      text(40, 348, "Counted what had never been counted before."),
    ]),
  ).portfolioData.sections;
  expect(experience.items).toMatchObject([{ company: "Partner Communications", position }]);
});

test.each([
  "Maribel Okafor, RN",
  "Maribel Okafor, BSN, RN",
  "DWAYNE TRAN, MSN, APRN, FNP-C",
  "Grace Kim, PT",
  "Grace Kim, MD",
])("%s in the first line is a name with its letters, and the town below is the place", (said) => {
  for (const size of [10, 22]) {
    const header = [text(40, 40, said, { size }), text(40, 62, "Pediatric Registered Nurse")];
    const contact = lines(40, 78, "Minneapolis, MN", "+1 612 555 0123 | mail@example.com");
    const { settings, sections } = readPortfolio(resume([...header, ...contact, ...body])).portfolioData;
    const [name] = said.split(",");
    expect(settings).toMatchObject({ name, title: "Pediatric Registered Nurse" });
    expect(sections.contact.location).toBe("Minneapolis, MN");
  }
});

test.each(["Cedar Bluffs, PA", "Prince Albert, SK"])(
  "%s in the first line is a place if there is no other place",
  (place) => {
    const header = [text(40, 40, place), text(40, 54, "mail@example.com"), text(40, 68, "Grace Kim", { size: 11 })];
    const { settings, sections } = readPortfolio(resume([...header, ...body])).portfolioData;
    expect(settings.name).toBe("Grace Kim");
    expect(sections.contact.location).toBe(place);
  },
);

test("a job title after a name is the title", () => {
  const header = [text(40, 40, "Grace Kim, CEO", { size: 22 }), text(40, 62, "mail@example.com")];
  const { settings } = readPortfolio(resume([...header, ...body])).portfolioData;
  expect(settings).toMatchObject({ name: "Grace Kim", title: "CEO" });
});

test.each([
  ["Maribel Okafor, RN", ["RN"]],
  ["Maribel Okafor, RGN", ["RGN"]],
  ["Maribel Okafor RGN", ["RGN"]],
  ["Maribel Okafor (RGN)", ["RGN"]],
  ["Maribel Okafor – RGN", ["RGN"]],
  ["Maribel Okafor | PMP", ["PMP"]],
  ["Maribel Okafor, CEng, MIMechE", ["CEng", "MIMechE"]],
  ["Maribel Okafor, BSN, RN", ["RN"]],
  ["MARIBEL OKAFOR MBA, P.E.", ["P.E."], ["MBA"]],
  ["Maribel Okafor, CPA | Bookkeeper", ["CPA"]],
  ["Maribel Okafor, PhD", [], ["PhD"]],
  ["Maribel Okafor, XQZ", [], ["XQZ"]],
  ["Maribel Okafor, Jr.", []],
])(
  "licenses after the name are certificates, and letters in no field are left over: %s",
  (said, licenses, left = []) => {
    const page = resume([text(40, 40, said, { size: 22 }), text(40, 62, "mail@example.com"), ...body]);
    const found = readResume(page);
    expect(found.basics.name.text).toMatch(/^maribel okafor(?:, Jr\.)?$/i);
    expect(found.honors.map(({ kind, title }) => [kind, title.text])).toEqual(
      licenses.map((license) => ["certification", license]),
    );
    const look = { name: "resume.pdf", rawTexts: [], hidden: [] };
    const unread = unreadLines(subjectOfFile(page, found, look, { year: 2026, month: 11 }));
    expect(unread.map(({ text }) => text)).toEqual(left);
  },
);

test("a license that is also among the certificates appears once", () => {
  const certificates = [text(40, 440, "Certifications", heading), text(40, 460, "Registered Nurse (RN), 2019")];
  const name = [text(40, 40, "Maribel Okafor, RN", { size: 22 }), text(40, 62, "mail@example.com")];
  expect(readResume(resume([...name, ...body, ...certificates])).honors).toHaveLength(1);
});
