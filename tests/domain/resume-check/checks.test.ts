import { describe, expect, test } from "vitest";
import type { ResumeDocument, TextItem } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import type { FileFacts, Subject } from "#domain/resume-check/check.ts";
import { type CheckName, checks, reportOn } from "#domain/resume-check/report.ts";
import { subjectOfFile } from "#domain/resume-check/subject.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const today = { year: 2026, month: 11 };
const large = { font: "Sans-Bold", size: 22 };
const contact = "ada@example.com | +1 555 010 0100 | London, England";

type PdfFacts = Omit<NonNullable<FileFacts["pdf"]>, "columns">;
type Facts = Partial<Omit<FileFacts, "pages" | "headings" | "pdf"> & PdfFacts>;

/** The subject of the checks: these pages, after the reader has read them. */
function subject(document: ResumeDocument, facts: Facts = {}): Subject {
  const { title = "Ada Lovelace", language = "en", isTagged = true, pictures = [], ...others } = facts;
  const look = {
    name: "Ada-Lovelace-Resume.pdf",
    rawTexts: document.pages.flatMap(({ items }) => items.map((item) => item.text)),
    hidden: [],
    pdf: { title, language, isTagged, pictures },
    ...others,
  };
  return subjectOfFile(document, readResume(document), look, today);
}

/** The body of a resume that passes every check. */
const role = (position: string, organization: string, period: string, y: number): TextItem[] => [
  text(50, y, position, bold),
  text(430, y, period),
  text(50, y + 14, organization),
  text(50, y + 28, "• Counted the tides of 40 harbors for the yearly almanac."),
];

type Change = Partial<Record<"name" | "contact" | "experience" | "skills" | "more", TextItem[]>>;

function page(change: Change = {}): ResumeDocument {
  return resume([
    ...(change.name ?? [text(50, 60, "Ada Lovelace", large)]),
    ...(change.contact ?? [text(50, 84, contact)]),
    text(50, 120, "Experience", heading),
    ...(change.experience ?? [
      ...role("Software Engineer", "Analytical Engines Ltd", "Jan 2020 – Present", 140),
      ...role("Web Developer", "Difference Inc", "Mar 2016 – Dec 2019", 200),
    ]),
    text(50, 270, "Education", heading),
    text(50, 290, "B.Sc. in Mathematics", bold),
    text(430, 290, "2012 – 2016"),
    text(50, 304, "University of London"),
    text(50, 340, "Skills", heading),
    ...(change.skills ?? [text(50, 360, "TypeScript, Python, SQL")]),
    ...(change.more ?? []),
  ]);
}

/** A subject with a line that the reader could not place. */
function withLine(said: string): Subject {
  const plain = subject(page());
  return { ...plain, lines: [...plain.lines, { text: said, size: 10, links: [], isAside: false }] };
}

const findings = (name: CheckName, of: Subject) => checks[name].find(of);

test.each(Object.keys(checks) as CheckName[])("a plain resume passes the check %s", (name) => {
  expect(findings(name, subject(page()))).toEqual([]);
});

test("letters with wide gaps are reported, although this reader joins them", () => {
  const name = { ...text(50, 60, "ADA LOVELACE", large), isTracked: true };
  expect(findings("spaced-letters", subject(page({ name: [name] })))).toHaveLength(1);
});

test("an award whose dates end before they begin is reported", () => {
  const award = [text(50, 600, "Awards", heading), text(50, 620, "Tide Prize", bold), text(300, 620, "2023 – 2018")];
  const [found] = findings("date-order", subject(page({ experience: award }))) ?? [];
  expect(found?.text).toBe("2023 – 2018");
});

describe("labels left of the text", () => {
  /** A resume whose dates, places and headings are in a column at `x`. */
  const labeled = (x: number, count: number, lower = 0) =>
    resume([
      text(50, 60, "Ada Lovelace", large),
      text(50, 84, contact),
      ...Array.from({ length: 8 }, (_, at) => [
        ...(at < count ? [text(x, 120 + 60 * at + lower, `${2010 + at} – ${2011 + at}`)] : []),
        text(170, 120 + 60 * at, "Counted the tides of 40 harbors for the almanac", bold),
        ...lines(170, 134 + 60 * at, "Wrote the program that checks them against the moon.", "Analytical Engines Ltd"),
      ]).flat(),
    ]);

  test("are reported as a column if most lines have one, and the first label is quoted", () => {
    const [found] = findings("columns", subject(labeled(60, 8))) ?? [];
    expect(found?.text).toBe("Page 1");
    expect(found?.why).toContain("in a column left of the text, such as “2010 – 2011”");
  });

  test("are also reported if a table centers the dates between two lines", () => {
    expect(findings("columns", subject(labeled(60, 8, 7)))).toHaveLength(1);
  });

  test("are not a column if there are few of them, or if the dates are at the right", () => {
    expect(findings("columns", subject(labeled(60, 4)))).toEqual([]);
    expect(findings("columns", subject(labeled(480, 8)))).toEqual([]);
  });
});

test("a PDF has twenty checks, and a word processor's file has one more, about tables", () => {
  expect(reportOn(subject(page())).results).toHaveLength(20);
  expect(reportOn(subject(page(), { tables: [] })).results.map(({ name }) => name)).toEqual(Object.keys(checks));
  expect(Object.keys(checks)).toHaveLength(21);
});

/** For each check, a subject with the fault. */
const faulty: Record<CheckName, { of: Subject; says: RegExp }> = {
  "text-layer": {
    of: subject({ pages: [...page().pages, { width: 595, height: 842, items: [], links: [] }] }),
    says: /Page 2.*no text/,
  },
  fonts: {
    of: subject(page({ more: [text(50, 400, "Con\ufffdguration")] })),
    says: /stand for nothing/,
  },
  columns: {
    of: subject(
      resume([
        text(50, 60, "Ada Lovelace", large),
        text(50, 84, contact),
        text(50, 120, "Skills", heading),
        ...lines(50, 140, "TypeScript", "Python", "SQL", "Rust", "Go"),
        text(250, 120, "Experience", heading),
        text(250, 140, "Software Engineer", bold),
        ...lines(250, 155, "Analytical Engines Ltd", "Jan 2020 – Present", "Counted the tides of 40 harbors for the"),
        ...lines(250, 197, "yearly almanac, and wrote the program that", "checks them against the moon."),
      ]),
    ),
    says: /Page 1.*in columns/,
  },
  tables: { of: subject(page(), { tables: ["Databases"] }), says: /Databases begins a table/ },
  "spaced-letters": {
    of: subject(page({ name: [text(50, 60, "A D A L O V E L A C E", large)] })),
    says: /letter by letter/,
  },
  ligatures: {
    of: subject(page(), { rawTexts: ["con\ufb01guration"] }),
    says: /fi is one sign instead of its letters, once/,
  },
  hidden: {
    of: subject(page(), {
      hidden: [{ text: "Kubernetes expert", at: { page: 0, x: 0, y: 0, width: 50, height: 9 } }],
    }),
    says: /Kubernetes expert.*nobody sees/,
  },
  "file-name": { of: subject(page(), { name: "resume (3).pdf" }), says: /resume \(3\).*whose/ },
  pages: {
    of: subject({ pages: page().pages.map((one) => ({ ...one, width: 500, height: 500 })) }),
    says: /neither A4 nor US Letter/,
  },
  properties: { of: subject(page(), { title: "", language: "", isTagged: false }), says: /Title.*Language.*Tags/ },
  name: {
    of: subject(
      page({ name: [text(50, 60, "CURRICULUM VITAE", { ...large, size: 28 }), text(50, 74, "Ada Lovelace", bold)] }),
    ),
    says: /larger than the name/,
  },
  email: { of: subject(page({ contact: [text(50, 84, "+1 555 010 0100 | London, England")] })), says: /No email/ },
  phone: { of: subject(page({ contact: [text(50, 84, "ada@example.com | London, England")] })), says: /No phone/ },
  "contact-place": {
    of: subject(page({ contact: [], more: [text(50, 820, contact)] })),
    says: /in the foot of the page/,
  },
  links: {
    of: subject(page({ contact: [text(50, 84, contact), text(50, 98, "linkedin.com/in/adalovelace")] })),
    says: /linkedin\.com.*nobody can press/,
  },
  headings: {
    of: subject(
      page({ more: [text(50, 400, "Wanderlust", heading), ...lines(50, 420, "Walked from Dover to Inverness.")] }),
    ),
    says: /Wanderlust.*not a heading/,
  },
  roles: {
    of: subject(
      page({
        experience: [
          ...role("Software Engineer", "Analytical Engines Ltd", "Jan 2020 – Present", 140),
          ...role("Web Developer", "Difference Inc", "", 200),
        ],
      }),
    ),
    says: /no date/,
  },
  "date-style": {
    of: subject(
      page({
        experience: [
          ...role("Software Engineer", "Analytical Engines Ltd", "Jan 2020 – Present", 140),
          ...role("Web Developer", "Difference Inc", "Mar 2016 – Dec 2018", 200),
          ...role("Web Designer", "Loom & Sons", "03/2014 – 02/2016", 240),
        ],
      }),
    ),
    says: /03\/2014.*not written like Jan 2020/,
  },
  "date-order": {
    of: subject(page({ experience: role("Software Engineer", "Analytical Engines Ltd", "May 2020 – Jan 2019", 140) })),
    says: /ends before it begins/,
  },
  leftovers: {
    of: withLine("Zebras welcome; quaggas by appointment only"),
    says: /quaggas.*in none of the fields/,
  },
  personal: {
    of: subject(page({ contact: [text(50, 84, contact), text(50, 98, "Date of birth: 10 December 1990")] })),
    says: /date of birth/,
  },
};

test.each(Object.keys(checks) as CheckName[])("a resume with the fault fails the check %s", (name) => {
  const { of, says } = faulty[name];
  expect(
    findings(name, of)
      ?.map(({ text, why }) => `${text} ${why}`)
      .join(" "),
  ).toMatch(says);
});

describe("each finding", () => {
  test("has the position of its line", () => {
    const [found] = findings("links", faulty.links.of) ?? [];
    expect(found?.at).toMatchObject({ page: 0, x: 50, y: 88 });
  });
});

test("a value on the second of two sideways pages has its position after the pages are turned", () => {
  const sideways = ({ width, height, items, links }: ResumeDocument["pages"][number]) => ({
    width: height,
    height: width,
    items: items.map((item) => ({ ...item, x: height - item.y, y: item.x, angle: Math.PI / 2 })),
    links,
  });
  const cover = resume(lines(50, 60, "Application for the post of an analyst"));
  const read = readResume({ pages: [...cover.pages, ...page().pages].map(sideways) });
  expect(read.basics.email.source).toMatchObject({ page: 1, x: 50, y: 74 });
});

test("a membership and letters after a name are lost if no field has them; volunteering is experience", () => {
  const more = [
    text(50, 400, "Memberships", heading),
    text(50, 420, "Royal Society of Engines, member since 2016"),
    text(50, 450, "Volunteering", heading),
    text(50, 470, "Web developer, London Free School, Jan 2020 – Present"),
    text(50, 500, "BSN, RN, CCRN"),
  ];
  const lost = findings("leftovers", subject(page({ more })))?.map((found) => found.text);
  expect(lost).toEqual([more[1]?.text, "RN, CCRN"]);
});

test("in a line that begins with a known organization, only the rest is lost", () => {
  const experience = role("Software Engineer", "Analytical Engines Ltd", "Jan 2020 – Present", 140);
  const { resume, lines } = subject(page({ experience }));
  const ward = { text: "Analytical Engines Ltd, Ward 4 (Nursing)", size: 10, links: [], isAside: false };
  const found = findings("leftovers", { ...subject(page({ experience })), resume, lines: [...lines, ward] });
  expect(found?.map(({ text }) => text)).toEqual(["Ward 4 (Nursing)"]);
});

describe("a postal address", () => {
  const lost = (...said: string[]) =>
    findings("leftovers", subject(page({ contact: lines(50, 84, "ada@example.com", ...said) })))?.map(
      ({ text }) => text,
    );

  test("loses no line if its town was read", () => {
    expect(lost("14 Harehills Avenue", "Leeds LS8 4HB")).toEqual([]);
    expect(lost("14 Harehills Avenue, Leeds LS8 4HB")).toEqual([]);
  });

  test("loses every line, however short, if no place was read", () => {
    const plain = subject(page({ contact: [text(50, 84, "ada@example.com")] }));
    const more = ["Lindenweg 7", "Ziel: Welder"].map((said) => ({ text: said, size: 10, links: [], isAside: false }));
    const found = findings("leftovers", { ...plain, lines: [...plain.lines, ...more] });
    expect(found?.map(({ text }) => text)).toEqual(["Lindenweg 7", "Ziel: Welder"]);
  });
});

test("a personal fact is not lost, because a resume needs none", () => {
  const contact = [text(50, 84, "ada@example.com | London, England"), text(50, 98, "Date of birth: 10 December 1990")];
  expect(findings("leftovers", subject(page({ contact })))).toEqual([]);
});

test("a value's position is its own line, not other words with the same letters", () => {
  const read = readResume(
    resume([
      text(50, 60, "Ada Lovelace", large),
      text(50, 84, "Leeds, England 43215"),
      text(50, 98, "ada.lovelace@example.com"),
      text(50, 120, "Experience", heading),
      ...role("Software Engineer", "Analytical Engines, Hamburg, Germany", "Jan 2020 – Present", 140),
      ...role("Web Developer", "Difference Inc, Leeds, England", "Mar 2016 – Dec 2019", 200),
      text(50, 270, "Languages", heading),
      text(50, 290, "German"),
      text(50, 304, "English"),
    ]),
  );
  const heightOf = (source: { y: number } | undefined) => Math.round((source?.y ?? 0) + 10);
  expect(heightOf(read.basics.email.source)).toBe(98);
  expect(heightOf(read.languages[0]?.name.source)).toBe(290);
  expect(heightOf(read.roles[1]?.place.source)).toBe(214);
});

describe("no fault is reported for", () => {
  test("pictograms of an icon font", () => {
    expect(findings("fonts", subject(page({ more: [text(30, 84, "\uf0e0"), text(40, 84, "\u007f")] })))).toEqual([]);
  });

  test("names of tools that look like addresses", () => {
    expect(findings("links", subject(page({ skills: [text(50, 360, "Node.js, socket.io, ASP.net")] })))).toEqual([]);
  });

  test("a degree that is expected next year", () => {
    const studies = page({ more: [text(50, 400, "M.Sc. in Physics", bold), text(430, 400, "2025 – 2027")] });
    expect(findings("date-order", subject(studies))).toEqual([]);
  });

  test("a period that runs from right to left, as Arabic does", () => {
    const roles = role("مهندس برمجيات", "شركة المحركات التحليلية", "2020 – 2016", 140);
    expect(findings("date-order", subject(page({ experience: roles })))).toEqual([]);
  });

  test("a season or a lone year as the date of a role", () => {
    const roles = [...role("Research Intern", "Analytical Engines Ltd", "2019", 140)];
    expect(findings("roles", subject(page({ experience: roles })))).toEqual([]);
  });

  test("lines under a heading without a field in a resume, such as interests", () => {
    const more = [text(50, 400, "Interests", heading), ...lines(50, 420, "Zebra racing, quagga spotting")];
    expect(findings("leftovers", subject(page({ more })))).toEqual([]);
  });
});

test("joined letters are reported at the first word that has them", () => {
  const document = page({ more: [text(50, 700, "Office moves")] });
  const result = checks.ligatures.find(subject(document, { rawTexts: ["O\ufb03ce moves"] }));
  expect(result?.[0]).toMatchObject({ text: "ffi", at: { page: 0, x: 50 } });
});
