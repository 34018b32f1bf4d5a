import { expect, test } from "vitest";
import { findPhone, findUrls } from "#domain/resume/contact-text.ts";
import { splitList } from "#domain/resume/fields/skills.ts";
import type { PageLink } from "#domain/resume/page.ts";
import { isPlace } from "#domain/resume/places.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, lines, resume, text } from "../../support/resume-page.ts";

const italic = { font: "Sans-Italic" };
const header = [
  text(40, 40, "Ana Pérez García", { size: 22 }),
  text(40, 60, "Data Engineer"),
  text(40, 74, "Seville, Spain | ana.perez@example.com | +34 600 555 019"),
];
const read = (items: Parameters<typeof resume>[0], links?: PageLink[]) =>
  readPortfolio(resume(items, links)).portfolioData;

test("the name is the largest text at the top, and the title is the text near it", () => {
  const { settings, sections } = read([
    ...header,
    text(40, 120, "Education", heading),
    ...lines(40, 140, "BSc, Example University, 2015"),
  ]);
  expect(settings).toMatchObject({ name: "Ana Pérez García", title: "Data Engineer", location: "Seville, Spain" });
  expect(sections.contact).toMatchObject({ email: "ana.perez@example.com", phone: "+34 600 555 019" });
});

test("a comma separates the name from the title on one line", () => {
  const { settings } = read([
    text(40, 40, "Ana Pérez García, Data Engineer", { size: 18 }),
    ...lines(40, 60, "ana@example.com"),
  ]);
  expect(settings).toMatchObject({ name: "Ana Pérez García", title: "Data Engineer" });
});

test("a repeated name with the letters of a degree is not a place", () => {
  const { settings } = read([
    text(200, 40, "Maria Lindqvist-Shaw", { size: 22 }),
    text(200, 60, "Registered Nurse → QA Tester"),
    text(40, 40, "CONTACT", heading),
    ...lines(40, 60, "Maria Lindqvist-Shaw, RN", "maria@example.com", "+44 7700 900123", "Leeds, UK"),
  ]);
  expect(settings).toMatchObject({ name: "Maria Lindqvist-Shaw", location: "Leeds, UK" });
});

test("words with wide letter spacing are separated with the help of the rest of the resume", () => {
  const { settings } = read([
    text(40, 40, "A D A L O V E L A C E", { size: 24 }),
    text(40, 66, "D A T A E N G I N E E R"),
    text(40, 80, "ada.lovelace@example.com"),
    text(40, 110, "Profile", heading),
    text(40, 130, "Careful data engineer who likes to count twice."),
  ]);
  expect(settings).toMatchObject({ name: "ADA LOVELACE", title: "DATA ENGINEER" });
});

test("in a form, the name is beside its label", () => {
  const { settings } = read([
    text(240, 40, "Curriculum Vitae", { size: 18 }),
    text(40, 80, "Personal information", heading),
    text(40, 100, "Name"),
    text(200, 100, "Jean-Baptiste de la Fontaine"),
    text(40, 120, "Position"),
    text(200, 120, "Director of Engineering"),
    text(40, 160, "Education", heading),
    ...lines(40, 180, "MSc, INSA Lyon"),
  ]);
  expect(settings).toMatchObject({ name: "Jean-Baptiste de la Fontaine", title: "Director of Engineering" });
});

test("a fact that the resume lacks stays empty", () => {
  const { settings, sections } = read([text(40, 40, "Ana Pérez García", { size: 22 })]);
  expect(settings).toMatchObject({ title: "", location: "", summary: "" });
  expect(sections.contact).toMatchObject({ email: "", phone: "" });
  expect([sections.experience.items, sections.projects.items, sections.social.items]).toEqual([[], [], []]);
});

test.each([
  "+1 206-555-0111",
  "(512) 555-0142",
  "0161 496 0123",
  "+49 151 5550 1234",
  "+91-20-5555-0146",
  "+84 90 555 0187",
])("'%s' is a phone number", (number) => {
  expect(findPhone(`Phone ${number} | x`)).toBe(number);
});

test.each(["2015 - 2019", "04/2015 – 06/2019", "12.05.1990", "47 minutes", "https://x.example/1234567890"])(
  "'%s' is not a phone number",
  (said) => {
    expect(findPhone(said)).toBeUndefined();
  },
);

test("web addresses are found with or without a protocol, and email addresses are not among them", () => {
  expect(findUrls("(https://github.com/ana) linkedin.com/in/ana-p, ana@example.com")).toEqual([
    "https://github.com/ana",
    "linkedin.com/in/ana-p",
  ]);
});

test.each(["Pune", "Austin, TX", "Lyon, Auvergne-Rhône-Alpes, France", "São Paulo, SP BR", "Tartu, Estonia", "Remote"])(
  "'%s' is a place",
  (said) => {
    expect(isPlace(said)).toBe(true);
  },
);

test.each(["Staff Nurse, ICU", "Kaveri Pay", "Kaveri Pay, Bengaluru", "Data Engineer", "Java, Go"])(
  "'%s' is not a place",
  (said) => {
    expect(isPlace(said)).toBe(false);
  },
);

test("their words tell position and company apart, in either order", () => {
  const entry = (y: number, first: string, second: string, date: string) => [
    text(40, y, first, bold),
    text(450, y, date),
    text(40, y + 14, second, italic),
    text(40, y + 28, "•"),
    text(52, y + 28, "Shipped it."),
  ];
  const companyFirst = [
    ...entry(140, "Northlake", "Software Engineer", "2019 – 2021"),
    ...entry(200, "Freelance", "Illustrator", "2017 – 2019"),
  ];
  const positionFirst = [
    ...entry(140, "Software Engineer", "Northlake", "2019 – 2021"),
    ...entry(200, "Illustrator", "Freelance", "2017 – 2019"),
  ];
  for (const items of [companyFirst, positionFirst]) {
    const { experience } = read([...header, text(40, 110, "Experience", heading), ...items]).sections;
    expect(experience.items).toEqual([
      { position: "Software Engineer", company: "Northlake", description: "• Shipped it." },
      { position: "Illustrator", company: "Freelance", description: "• Shipped it." },
    ]);
  }
});

test("several jobs below one company all belong to it, each with its own period", () => {
  const { portfolioData, periods } = readPortfolio(
    resume([
      ...header,
      text(40, 110, "Experience", heading),
      text(40, 130, "Kumo Ramen Bar", { font: "Sans-Bold", size: 12 }),
      text(40, 146, "General Manager", italic),
      text(40, 160, "Aug 2014 – Mar 2018"),
      text(40, 174, "•"),
      text(52, 174, "Doubled the lunch covers"),
      text(40, 196, "Sous Chef", italic),
      text(40, 210, "May 2011 – Jul 2014"),
      text(40, 224, "•"),
      text(52, 224, "Trained the line cooks"),
    ]),
  );
  expect(portfolioData.sections.experience.items).toEqual([
    { position: "General Manager", company: "Kumo Ramen Bar", description: "• Doubled the lunch covers" },
    { position: "Sous Chef", company: "Kumo Ramen Bar", description: "• Trained the line cooks" },
  ]);
  expect(periods).toEqual(["Aug 2014 – Mar 2018", "May 2011 – Jul 2014"]);
});

test("each role has its own dates, not the dates of the whole time with its employer", () => {
  const { portfolioData, periods } = readPortfolio(
    resume([
      ...header,
      text(40, 110, "Experience", heading),
      text(40, 130, "Riverbend Hospital, Leeds", bold),
      text(430, 130, "June 2018 – Present"),
      text(40, 144, "Charge Nurse", italic),
      text(430, 144, "March 2021 – Present"),
      text(52, 158, "• Leads a night shift of twelve nurses on a ward of 24 beds."),
      text(40, 172, "Staff Nurse", italic),
      text(430, 172, "June 2018 – March 2021"),
      text(52, 186, "• Cared for two patients per shift and taught new nurses."),
    ]),
  );
  expect(portfolioData.sections.experience.items.map(({ position }) => position)).toEqual([
    "Charge Nurse",
    "Staff Nurse",
  ]);
  expect(periods).toEqual(["March 2021 – Present", "June 2018 – March 2021"]);
});

test("a period with several dates is a thing to check", () => {
  const { periods, confidence } = readPortfolio(
    resume([
      ...header,
      text(40, 110, "Experience", heading),
      text(40, 130, "Staff Nurse", bold),
      text(40, 144, "Riverbend Hospital"),
      text(300, 130, "2012 – 2014, 2016 – Present"),
      text(52, 158, "• Leads a night shift of twelve nurses on a ward of 24 beds."),
    ]),
  );
  expect(periods).toEqual(["2012 – 2014, 2016 – Present"]);
  expect(confidence["sections.experience.items.0.description"]).toBeLessThan(0.7);
});

test("the column names of a table say what its cells are", () => {
  const row = (y: number, ...cells: string[]) => cells.map((said, at) => text(40 + 170 * at, y, said));
  const { education } = read([
    ...header,
    text(40, 110, "Education", heading),
    ...row(130, "Degree", "Institution", "Year"),
    ...row(150, "BSc Physics", "Example University", "2015"),
    ...row(170, "Abitur", "Example Gymnasium", "2011"),
  ]).sections;
  expect(education.items).toEqual([
    { degree: "BSc Physics", institution: "Example University", period: "2015" },
    { degree: "Abitur", institution: "Example Gymnasium", period: "2011" },
  ]);
});

test("one line can hold position, company and period", () => {
  const { experience } = read([
    ...header,
    text(40, 110, "Experience", heading),
    text(40, 130, "Data Analyst, Lone Star Freight (2017 – 2020)"),
    text(40, 144, "•"),
    text(52, 144, "Forecast demand on every lane."),
    text(40, 170, "Junior Analyst at Hartwell & Sons (2015 – 2017)"),
    text(40, 184, "•"),
    text(52, 184, "Ran the tests."),
  ]).sections;
  expect(experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Data Analyst", "Lone Star Freight"],
    ["Junior Analyst", "Hartwell & Sons"],
  ]);
});

test("dates in a narrow column, broken over two lines, belong to the entry beside them", () => {
  const { portfolioData, periods } = readPortfolio(
    resume([
      ...header,
      text(40, 110, "Experience", heading),
      ...lines(40, 130, "Jul 2018 to Mar", "2021"),
      text(140, 130, "Software Engineer", bold),
      text(225, 130, ", Northlake"),
      text(150, 144, "Built a rate limiter used by many teams."),
      ...lines(40, 170, "2012-", "2015"),
      text(140, 170, "Software Trainee", bold),
      text(220, 170, ", Zensoft"),
      text(150, 184, "Automated the nightly reports of finance."),
    ]),
  );
  expect(portfolioData.sections.experience.items.map(({ position, company }) => [position, company])).toEqual([
    ["Software Engineer", "Northlake"],
    ["Software Trainee", "Zensoft"],
  ]);
  expect(periods).toEqual(["Jul 2018 to Mar 2021", "2012-2015"]);
});

test("their words tell degree and institution apart, and grades are left out", () => {
  const { education } = read([
    ...header,
    text(40, 110, "Education", heading),
    text(40, 130, "PSG College of Technology", bold),
    text(450, 130, "Aug 2013 – May 2017"),
    text(40, 144, "B.E. - Computer Science and Engineering, GPA: 8.7 CGPA"),
  ]).sections;
  expect(education.items).toEqual([
    {
      degree: "B.E. - Computer Science and Engineering",
      institution: "PSG College of Technology",
      period: "Aug 2013 – May 2017",
    },
  ]);
});

test("column names, levels and years in a table of skills are not skills", () => {
  const row = (y: number, ...said: string[]) => said.map((cell, at) => text(40 + 160 * at, y, cell));
  const { skills } = read([
    ...header,
    text(40, 110, "Skills", heading),
    ...row(130, "Skill", "Level", "Years of experience"),
    ...row(144, "Python", "Expert", "7 years"),
    ...row(158, "Kubernetes", "Intermediate", "3 years"),
    ...row(172, "Terraform", "Basic", "1 year"),
  ]).sections.about;
  expect(skills.items).toEqual(["Python", "Kubernetes", "Terraform"]);
});

test("a low level stays with its skill, because the skill alone would claim more", () => {
  const { skills } = read([
    ...header,
    text(40, 110, "Skills", heading),
    text(40, 130, "Epic OpTime (basic), Sterilizers (advanced), SQL (beginner)"),
  ]).sections.about;
  expect(skills.items).toEqual(["Epic OpTime (basic)", "Sterilizers", "SQL (beginner)"]);
});

test("a group's label or a level is not a skill", () => {
  const { skills } = read([
    ...header,
    text(40, 110, "Skills", heading),
    text(40, 130, "Languages: Java, Go (Advanced), SQL"),
    text(40, 144, "Cloud: AWS (EC2, S3), Docker"),
  ]).sections.about;
  expect(skills.items).toEqual(["Java", "Go", "SQL", "AWS (EC2, S3)", "Docker"]);
});

test("a list is split at commas, bars and bullets, but not inside brackets or names", () => {
  expect(splitList("A/B Testing, CI/CD | REST • GraphQL; and SQL")).toEqual([
    "A/B Testing",
    "CI/CD",
    "REST",
    "GraphQL",
    "SQL",
  ]);
});

test("a project's title, tags and links are separate from its description", () => {
  const link = { url: "https://github.com/ana/ledgerlint", x: 40, y: 165, width: 100, height: 12 };
  const { projects } = read(
    [
      ...header,
      text(40, 110, "Projects", heading),
      text(40, 130, "ledgerlint", bold),
      text(40, 144, "Static checker that finds unbalanced entries."),
      text(40, 158, "Technologies: Go, PostgreSQL"),
      text(40, 172, "source code"),
    ],
    [link],
  ).sections;
  expect(projects.items[0]).toMatchObject({
    title: "ledgerlint",
    tags: ["Go", "PostgreSQL"],
    repoUrl: "https://github.com/ana/ledgerlint",
  });
  expect(projects.items[0]?.description).toContain("Static checker that finds unbalanced entries.");
});

test("a project's period is the first line of its description", () => {
  const { projects } = read([
    ...header,
    text(40, 110, "Projects", heading),
    text(40, 130, "Clinic Finder", bold),
    text(440, 130, "Mar 2026 – Jun 2026"),
    text(40, 144, "Wrote the site that finds the nearest open clinic."),
  ]).sections;
  expect(projects.items).toMatchObject([
    {
      title: "Clinic Finder",
      description: "Mar 2026 – Jun 2026\nWrote the site that finds the nearest open clinic.",
    },
  ]);
});

test("words after a dash in a project's title are tags only if they name technologies", () => {
  const { projects } = read([
    ...header,
    text(40, 110, "Projects", heading),
    text(40, 130, "Pill Reminder – test suite", bold),
    text(40, 144, "Wrote 60 tests for an app that reminds of pills."),
    text(40, 164, "Chat Room – React, Leaflet", bold),
    text(40, 178, "Wrote a chat room with a map of the people in it."),
  ]).sections;
  expect(projects.items).toMatchObject([
    { title: "Pill Reminder – test suite", tags: [] },
    { title: "Chat Room", tags: ["React", "Leaflet"] },
  ]);
});

test("the issuer of an award is not part of its title, and the place won is", () => {
  const { achievements } = read([
    ...header,
    text(40, 110, "Awards", heading),
    ...lines(40, 130, "Engineering Excellence Award, Kaveri Pay, 2023", "2nd Place, HackOHI/O, Ohio State, 2024"),
  ]).sections;
  expect(achievements.items.map(({ title }) => title)).toEqual([
    "Engineering Excellence Award",
    "2nd Place, HackOHI/O",
  ]);
});

test("an issuer may be in brackets, after a dash or above the award; an abbreviation is no issuer", () => {
  const titles = (...said: string[]) =>
    read([...header, text(40, 110, "Awards", heading), ...lines(40, 130, ...said)]).sections.achievements.items.map(
      ({ title }) => title,
    );
  expect(titles("Engineer of the Year (Emaar)", "Trauma Nurse - Red Cross", "Best Poster by Example Society")).toEqual([
    "Engineer of the Year",
    "Trauma Nurse",
    "Best Poster",
  ]);
  expect(titles("Certified ScrumMaster (CSM)", "Solutions Architect - Associate")).toEqual([
    "Certified ScrumMaster (CSM)",
    "Solutions Architect - Associate",
  ]);
  const issuerFirst = read([
    ...header,
    text(40, 110, "Awards", heading),
    text(40, 130, "Example Society", bold),
    text(40, 144, "Poster Prize"),
  ]);
  expect(issuerFirst.sections.achievements.items[0]).toMatchObject({
    title: "Poster Prize",
    description: "Example Society",
  });
});

test("a place after the company is not a company, and a department belongs to the position", () => {
  const jobs = read([
    ...header,
    text(40, 110, "Experience", heading),
    ...lines(40, 130, "Data Analyst, Lone Star Freight, Austin, TX"),
    text(400, 130, "2019 - 2021"),
    ...lines(40, 144, "Wrote the reports that dispatchers read every morning."),
    ...lines(40, 172, "Charge Nurse, ICU, Mercy Hospital, Houston, TX"),
    text(400, 172, "2017 - 2019"),
    ...lines(40, 186, "Cared for patients after surgery and taught newcomers."),
  ]).sections.experience.items;
  expect(jobs).toMatchObject([
    { position: "Data Analyst", company: "Lone Star Freight" },
    { position: "Charge Nurse, ICU", company: "Mercy Hospital" },
  ]);
});

test("each line with its own date is an entry, however long the lines are", () => {
  const studies = read([
    ...header,
    text(40, 110, "Education", heading),
    text(40, 130, "B.Tech in Computer Engineering, Example Institute of Technology"),
    text(440, 130, "2021 - 2025"),
    text(40, 144, "Higher Secondary Certificate, Example High School"),
    text(440, 144, "2019 - 2021"),
  ]).sections.education.items;
  expect(studies.map(({ institution }) => institution)).toEqual([
    "Example Institute of Technology",
    "Example High School",
  ]);
});

test("an institution's name over two lines in one style is one name", () => {
  const [study] = read([
    ...header,
    text(40, 110, "Education", heading),
    text(40, 130, "TECHNISCHE UNIVERSITÄT", bold),
    text(40, 144, "MUSTERSTADT", bold),
    text(40, 158, "Diplom in Informatik, 2009"),
  ]).sections.education.items;
  expect(study).toMatchObject({ institution: "TECHNISCHE UNIVERSITÄT MUSTERSTADT", degree: "Diplom in Informatik" });
});

test("an email address that is too long for its column continues in the next line", () => {
  const { contact } = read([
    text(40, 40, "Ana Pérez García", { size: 22 }),
    text(40, 74, "ana.perez.garcia@exam"),
    text(40, 88, "ple.com"),
  ]).sections;
  expect(contact.email).toBe("ana.perez.garcia@example.com");
});

test("programming languages below the heading Languages are skills, and spoken languages are not", () => {
  const skillsUnder = (...said: string[]) =>
    read([
      ...header,
      text(40, 110, "Education", heading),
      text(40, 130, "BSc, Example University, 2015"),
      text(40, 160, "Languages", heading),
      ...lines(40, 180, ...said),
    ]).sections.about.skills.items;
  expect(skillsUnder("TypeScript", "Java")).toEqual(["TypeScript", "Java"]);
  expect(skillsUnder("English (fluent)", "Polish")).toEqual([]);
});

for (const [written, rows] of Object.entries({
  "in one line": [text(40, 144, "Languages: English (fluent), Polish - native")],
  "in a column beside their label": [text(40, 144, "Languages"), text(180, 144, "English: fluent; Polish: native")],
}))
  test(`spoken languages in a group of skills, written ${written}, are languages with their levels`, () => {
    const { skills, languages } = readResume(
      resume([
        ...header,
        text(40, 110, "Skills", heading),
        text(40, 130, "Programming"),
        text(180, 130, "TypeScript, Java"),
        ...rows,
      ]),
    );
    expect(skills.flatMap(({ items }) => items.map((item) => item.text))).toEqual(["TypeScript", "Java"]);
    expect(languages.map(({ name, level }) => [name.text, level])).toEqual([
      ["English", "fluent"],
      ["Polish", "native"],
    ]);
  });

test("below the heading Languages, any name with a level is a language", () => {
  const { languages } = readResume(
    resume([
      ...header,
      text(40, 110, "Education", heading),
      text(40, 130, "BSc, Example University, 2015"),
      text(40, 160, "Languages", heading),
      ...lines(
        40,
        180,
        "Spanish (native), Quechua (fluent), Matsigenka (basic), English (B1)",
        "Kichwa - conversational",
      ),
    ]),
  );
  expect(languages.map(({ name, level }) => [name.text, level])).toEqual([
    ["Spanish", "native"],
    ["Quechua", "fluent"],
    ["Matsigenka", "basic"],
    ["English", "B1"],
    ["Kichwa", "conversational"],
  ]);
});

for (const [where, title, said, expected] of [
  ["its line", "Languages", ["Kannada, Tulu, English, Kodava Takk"], "Kannada, Tulu, English, Kodava Takk"],
  ["its column", "Languages", ["Kannada", "Beary", "English"], "Kannada, Beary, English"],
  ["a group of skills", "Skills", ["Languages: Tulu, Hindi, Byari"], "Tulu, Hindi, Byari"],
  ["its line, but levels", "Languages", ["English, Professional, Tulu, IELTS"], "English, Tulu"],
] as const)
  test(`any name listed with known languages in ${where} is a language`, () => {
    const { languages } = readResume(
      resume([
        ...header,
        text(40, 110, "Education", heading),
        text(40, 130, "BSc, Example University, 2015"),
        text(40, 160, title, heading),
        ...lines(40, 180, ...said),
      ]),
    );
    expect(languages.map(({ name }) => name.text).join(", ")).toBe(expected);
  });

test.each([
  "German – B2 (Goethe-Zertifikat, 03/2026)",
  "German: B2 (Goethe-Zertifikat, 03/2026)",
  "German (B2 (Goethe-Zertifikat, 03/2026))",
  "German: (B2 (Goethe-Zertifikat, 03/2026))",
  "German B2 (Goethe-Zertifikat, 03/2026)",
])("the proof of a level in brackets belongs to the level: %s", (said) => {
  const { languages } = readResume(
    resume([
      ...header,
      text(40, 110, "Education", heading),
      text(40, 130, "BSc, Example University, 2015"),
      text(40, 160, "Languages", heading),
      ...lines(40, 180, `${said}, English (C1)`, "Kichwa: A2 (course)"),
    ]),
  );
  expect(languages.map(({ name, level }) => [name.text, level])).toEqual([
    ["German", "B2 (Goethe-Zertifikat, 03/2026)"],
    ["English", "C1"],
    ["Kichwa", "A2 (course)"],
  ]);
});

test("a language of two words is read whole, with or without a level", () => {
  const { languages } = readResume(
    resume([
      ...header,
      text(40, 110, "Education", heading),
      text(40, 130, "BSc, Example University, 2015"),
      text(40, 160, "Languages", heading),
      ...lines(40, 180, "Brazilian Portuguese", "British Sign Language: Level 2", "Polish native"),
    ]),
  );
  expect(languages.map(({ name, level }) => [name.text, level])).toEqual([
    ["Brazilian Portuguese", ""],
    ["British Sign Language", "Level 2"],
    ["Polish", "native"],
  ]);
});

test("text in another column is not the value of a label beside it", () => {
  const { basics } = readResume(
    resume([
      text(230, 40, "Ana Pérez García", { size: 22 }),
      text(40, 110, "Contact", heading),
      text(40, 130, "Phone", bold),
      text(40, 144, "+34 600 555 019"),
      text(40, 158, "Based in", bold),
      text(40, 172, "Seville, Spain"),
      text(230, 110, "Profile", heading),
      text(230, 130, "A data engineer of nine years in public transport who likes"),
      text(230, 144, "night trains. I find the query that hurts a timetable before"),
      text(230, 158, "anybody waits for it in the rain of an early morning."),
    ]),
  );
  expect(basics.location.text).toBe("Seville, Spain");
});

test("a name and a title in one line that breaks are joined again", () => {
  const { settings } = read([
    text(40, 40, "Ana Pérez García — Head of", { size: 22 }),
    text(40, 66, "Data", { size: 22 }),
    text(40, 90, "ana@example.com"),
  ]);
  expect(settings).toMatchObject({ name: "Ana Pérez García", title: "Head of Data" });
});

test("a long line of contact details is not a summary", () => {
  const line = "ana.perez.garcia@example.com • +34 600 555 019 • Seville, Andalusia, Spain";
  expect(read([header[0], text(40, 60, line)].filter((item) => item !== undefined)).settings.summary).toBe("");
});

test("the person's name below the last section is a signature and belongs to no section", () => {
  const { achievements } = read([
    ...header,
    text(40, 110, "Awards", heading),
    text(40, 130, "Poster Prize"),
    text(40, 190, "Ana Pérez García"),
  ]).sections;
  expect(achievements.items).toEqual([{ title: "Poster Prize", description: "" }]);
});

test("a project may have a number, and its name may end with a full stop", () => {
  const projects = read([
    ...header,
    text(40, 110, "Projects", heading),
    text(40, 130, "ledgerlint.", { ...italic, width: 55 }),
    text(100, 130, "Finds unbalanced entries in ledgers before the auditors do."),
    text(40, 158, "2. marketmap", { ...italic, width: 60 }),
    text(40, 172, "Description: Shows every market of the province and when it opens."),
  ]).sections.projects.items;
  expect(projects).toMatchObject([
    { title: "ledgerlint" },
    { title: "marketmap", description: "Shows every market of the province and when it opens." },
  ]);
});

test("profiles come from links, addresses and labelled handles, and a repository is not a profile", () => {
  const link = { url: "https://www.linkedin.com/in/ana-p", x: 300, y: 90, width: 60, height: 12 };
  const { social } = read(
    [
      ...header,
      text(300, 100, "ana-p"),
      text(40, 100, "GitHub: anacodes"),
      text(40, 114, "github.com/anacodes/ledger"),
    ],
    [link],
  ).sections;
  expect(social.items).toEqual([
    { platform: "linkedin", url: "https://www.linkedin.com/in/ana-p" },
    { platform: "github", url: "https://github.com/anacodes" },
  ]);
});

test("the summary is the prose of its section, or the prose above the first heading", () => {
  const prose = "Engineer who turns messy operational data into decisions.";
  expect(read([...header, text(40, 100, prose)]).settings.summary).toBe(prose);
  expect(
    read([...header, text(40, 110, "Profile", heading), text(40, 130, prose), text(40, 150, "Phone: +34 600 555 019")])
      .settings.summary,
  ).toBe(prose);
});

test("if the name has HTML tags, the role is read as the name, and it is a thing to check", () => {
  const { portfolioData, confidence } = readPortfolio(
    resume([
      text(40, 40, "Jane <script>alert(1)</script> Doe", { size: 20 }),
      text(40, 70, "Software Engineer", { size: 20 }),
    ]),
  );
  expect(portfolioData.settings.name).toBe("Software Engineer");
  expect(confidence["settings.name"]).toBeLessThan(0.7);
});

test("confidence has the path of every found value, and no other path", () => {
  const { confidence } = readPortfolio(
    resume([...header, text(40, 110, "Skills", heading), text(40, 130, "Java, Go")]),
  );
  expect(Object.keys(confidence)).toEqual([
    "settings.name",
    "settings.title",
    "settings.location",
    "sections.contact.email",
    "sections.contact.phone",
    "sections.contact.location",
    "sections.about.skills.items.0",
    "sections.about.skills.items.1",
  ]);
  expect(Object.values(confidence).every((sure) => sure > 0 && sure <= 1)).toBe(true);
});

test("the place after a title is the person's place", () => {
  const { settings } = read([
    text(40, 40, "Ana Pérez García", { size: 22 }),
    text(40, 60, "Data Engineer based in Seville, Spain"),
    text(40, 74, "ana.perez@example.com"),
  ]);
  expect(settings).toMatchObject({ title: "Data Engineer", location: "Seville, Spain" });
});

test("a remark such as 'current address' is not part of the place", () => {
  const { settings } = read([
    text(40, 40, "Ana Pérez García", { size: 22 }),
    text(40, 60, "Address: 4 Example Street, 41001 Seville, Spain (Home)"),
  ]);
  expect(settings.location).toBe("Seville, Spain");
});

test("an award ends before its issuer, and a certificate keeps its grade", () => {
  const { achievements } = read([
    ...header,
    text(40, 110, "Awards and certificates", heading),
    ...lines(
      40,
      130,
      "• Young Engineer Award, JSME (2016)",
      "• Cloud Developer – Associate – Example Web Services, 2022",
      "• Best Thesis, University of Seville, 2012",
      "• Silver Medal, Store Sales Forecasting, 2011",
      "• Employee of the Year, 2010",
    ),
  ]).sections;
  expect(achievements.items.map(({ title }) => title)).toEqual([
    "Young Engineer Award",
    "Cloud Developer – Associate",
    "Best Thesis",
    "Silver Medal, Store Sales Forecasting",
    "Employee of the Year",
  ]);
});

test("a link's text is not a tag of its project", () => {
  const link = { url: "https://github.com/ana/tide", x: 200, y: 122, width: 30, height: 10 };
  const { projects } = read(
    [
      ...header,
      text(40, 110, "Projects", heading),
      text(40, 130, "Tide", bold),
      text(120, 130, "Go, SQL", italic),
      text(200, 130, "Code"),
      text(40, 144, "Predicts when the beach is wide enough for football."),
    ],
    [link],
  ).sections;
  expect(projects.items).toEqual([
    expect.objectContaining({ title: "Tide", tags: ["Go", "SQL"], repoUrl: "https://github.com/ana/tide" }),
  ]);
});

test("table cells with several lines are in one row, centered or not", () => {
  const { education } = read([
    ...header,
    text(40, 110, "Education", heading),
    text(40, 130, "Degree", bold),
    text(200, 130, "School / University", bold),
    text(420, 130, "Year", bold),
    text(40, 150, "BSc Computer"),
    text(40, 164, "Science"),
    text(200, 157, "Example University"),
    text(420, 157, "2015"),
    text(40, 192, "High School"),
    text(200, 185, "Example Girls"),
    text(200, 199, "Senior School"),
    text(420, 192, "2011"),
  ]).sections;
  expect(education.items).toEqual([
    { degree: "BSc Computer Science", institution: "Example University", period: "2015" },
    { degree: "High School", institution: "Example Girls Senior School", period: "2011" },
  ]);
});

test("the name after a degree with its field is the school, known or not", () => {
  const { education } = read([
    ...header,
    text(40, 110, "Education", heading),
    ...lines(40, 130, "Master in Accounting and Control, INP-HB Yamoussoukro, 2004 – 2009"),
  ]).sections;
  expect(education.items).toMatchObject([
    { degree: "Master in Accounting and Control", institution: "INP-HB Yamoussoukro" },
  ]);
});

test("if the first entry ends with its date, the line after a date begins the next entry", () => {
  const { achievements } = read([
    ...header,
    text(40, 110, "Certificates", heading),
    ...lines(40, 130, "Certified Data Analyst", "Tableau 2021", "SnowPro Core Certification", "Snowflake 2022"),
  ]).sections;
  expect(achievements.items.map(({ title }) => title)).toEqual([
    "Certified Data Analyst",
    "SnowPro Core Certification",
  ]);
});

test("dated jobs below an unknown heading are the experience if there is no other", () => {
  const { experience } = read([
    ...header,
    text(40, 110, "Skills", heading),
    ...lines(40, 130, "Java, Go"),
    text(40, 160, "Ports of call", heading),
    text(40, 180, "Software Engineer, Northlake Systems, 2019 – 2021", bold),
    text(40, 194, "Shipped the thing that had been promised for years."),
    text(40, 230, "Education", heading),
    ...lines(40, 250, "BSc, Example University, 2015"),
  ]).sections;
  expect(experience.items).toMatchObject([{ position: "Software Engineer", company: "Northlake Systems" }]);
});

test("an employer with a label in a form is the company, even if its name reads like a place", () => {
  const { experience } = read([
    ...header,
    text(40, 110, "Experience", heading),
    ...lines(40, 130, "Organization: Krishna Infosys, Nashik", "Designation: Test Engineer", "Duration: 2014 to 2015"),
  ]).sections;
  expect(experience.items).toMatchObject([{ company: "Krishna Infosys", position: "Test Engineer" }]);
});

test("in a table of labels and values, an entry begins when the first label repeats", () => {
  const form = (y: number, company: string, role: string) => [
    ...lines(40, y, "Company", "Role", "Duration").map((item) => ({ ...item, font: "Sans-Bold" })),
    ...lines(120, y, company, role, "Jan 2014 – Dec 2015"),
    text(40, y + 44, "•"),
    text(52, y + 44, "Shipped it."),
  ];
  const { experience } = read([
    ...header,
    text(40, 110, "Experience", heading),
    ...form(130, "Northlake", "Tester"),
    ...form(200, "Eastlake", "Trainee"),
  ]).sections;
  expect(experience.items).toEqual([
    { position: "Tester", company: "Northlake", description: "• Shipped it." },
    { position: "Trainee", company: "Eastlake", description: "• Shipped it." },
  ]);
});

test("text below the dates at the left is not a company", () => {
  const job = (y: number, position: string, company: string) => [
    ...lines(40, y, "2014 – 2015", "Stellenburg"),
    text(160, y, position, bold),
    ...lines(160, y + 14, company, "Set up everything that was needed for a quiet night."),
  ];
  const { experience } = read([
    ...header,
    text(40, 110, "Experience", heading),
    ...job(130, "Engineer", "Northlake"),
    ...job(190, "Tester", "Eastlake"),
  ]).sections;
  expect(experience.items).toMatchObject([
    { position: "Engineer", company: "Northlake" },
    { position: "Tester", company: "Eastlake" },
  ]);
});

test("a name over four lines in large letters is one name", () => {
  const { settings } = read([
    ...["José", "Luis", "Hernández", "Cruz"].map((part, line) => text(40, 40 + 28 * line, part, { size: 26 })),
    ...lines(40, 150, "Backend Developer", "jose@example.com"),
  ]);
  expect(settings.name).toBe("José Luis Hernández Cruz");
});

test("courses are not part of a degree, even if the degree ends with a full stop", () => {
  const { education } = read([
    ...header,
    text(40, 110, "Education", heading),
    text(40, 130, "University of Memphis", bold),
    text(450, 130, "2013 – 2017"),
    ...lines(40, 144, "B.B.A. Supply Chain Management.", "Relevant coursework: Statistics, Economics"),
  ]).sections;
  expect(education.items).toEqual([
    { degree: "B.B.A. Supply Chain Management.", institution: "University of Memphis", period: "2013 – 2017" },
  ]);
});

test("slashes may separate contact details", () => {
  const { settings } = read([
    text(40, 40, "Ana Pérez García", { size: 22 }),
    text(40, 60, "Seville / +34 600 555 019 / ana@example.com"),
  ]);
  expect(settings.location).toBe("Seville");
});
