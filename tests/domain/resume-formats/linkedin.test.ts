import { expect, test } from "vitest";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { zipOf } from "../../support/other-resumes.ts";
import { printed } from "../../support/printed.ts";

const sheets = {
  "Profile.csv": `First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers
Mara,Lindqvist,,,"May 4","Data Engineer, pipelines","First line,
second ""line"".",IT,,"Berlin, Germany",[maral],"[PORTFOLIO:https://mara.example,OTHER:https://github.com/maral]",
`,
  "Positions.csv": `Company Name,Title,Description,Location,Started On,Finished On
"Nordwind, GmbH",Senior Data Engineer,"Nightly jobs.
• Moved 40 jobs.
- Wrote tests.",Berlin,Jan 2020,
Kastell AG,Data Analyst,,"Hamburg, Germany",Mar 2016,Dec 2019
`,
  "Education.csv": `School Name,Start Date,End Date,Notes,Degree Name,Activities
Technical University of Berlin,2013,2016,,M.Sc. in Computer Science,
`,
  "Skills.csv": "Name\nPython\nSQL\n",
  "Certifications.csv":
    "Name,Url,Authority,Started On,Finished On,License Number\nCKA,https://x.example,CNCF,May 2022,,77\n",
  "Languages.csv": "Name,Proficiency\nSwedish,Native or bilingual proficiency\n",
  "Projects.csv": "Title,Description,Url,Started On,Finished On\nTides,All harbors,https://tides.example,2019,\n",
  "Email Addresses.csv":
    "Email Address,Confirmed,Primary,Updated On\nold@example.com,Yes,No,1/1/19\nmara@example.com,Yes,Yes,1/2/20\n",
  "PhoneNumbers.csv": "Extension,Number,Type\n,+49 30 5550 0142,MOBILE\n",
};

const read = async (parts: Record<string, string>) => (await readFile(await zipOf(parts), "Basic_LinkedIn.zip")).resume;

test("LinkedIn's archive gives every field, with quoted commas, quotes, line ends, dates and links", async () => {
  expect(printed(await read(sheets))).toEqual({
    name: "Mara Lindqvist",
    title: "Data Engineer, pipelines",
    location: "Berlin, Germany",
    summary: 'First line, second "line".',
    email: "mara@example.com",
    phone: "+49 30 5550 0142",
    links: ["https://mara.example", "https://github.com/maral", "https://x.com/maral"],
    roles: [
      {
        organization: "Nordwind, GmbH",
        position: "Senior Data Engineer",
        place: "Berlin",
        period: "Jan 2020 – Present",
        story: ["Nightly jobs.", "• Moved 40 jobs.", "• Wrote tests."],
      },
      {
        organization: "Kastell AG",
        position: "Data Analyst",
        place: "Hamburg, Germany",
        period: "Mar 2016 – Dec 2019",
        story: [],
      },
    ],
    education: [
      {
        institution: "Technical University of Berlin",
        degree: "M.Sc. in Computer Science",
        grade: "",
        period: "2013 – 2016",
      },
    ],
    projects: [{ title: "Tides", story: ["2019", "All harbors"], tags: [], addresses: ["https://tides.example", ""] }],
    skills: [["", "Python", "SQL"]],
    honors: [["certification", "CKA", "CNCF, May 2022"]],
    publications: [],
    languages: [["Swedish", "Native or bilingual proficiency"]],
  });
});

test("sheets in a folder are read, also with notes above their header, or with many sheets missing", async () => {
  const notes = 'Notes:\n"When you export your data, some rows may be missing."\n\n';
  const resume = await read({
    "Export/Profile.csv": notes + sheets["Profile.csv"],
    "Export/Skills.csv": notes + sheets["Skills.csv"],
  });
  expect(resume.basics.name).toEqual({ text: "Mara Lindqvist", confidence: 1 });
  expect(resume.skills.flatMap(({ items }) => items.map(({ text }) => text))).toEqual(["Python", "SQL"]);
  expect(resume.roles).toEqual([]);
});

test("an archive with other columns in some sheets loses only those columns", async () => {
  const resume = await read({ ...sheets, "Positions.csv": "Something,Else\n1,2\n", "Profile.csv": "First Name\nMara" });
  expect(resume.roles).toEqual([]);
  expect(resume.basics.name.text).toBe("Mara");
  expect(resume.basics.email.text).toBe("mara@example.com");
});
