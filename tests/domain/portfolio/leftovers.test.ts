import { expect, test } from "vitest";
import { nothingBeyond } from "#domain/portfolio/beyond.ts";
import { newDraft } from "#domain/portfolio/draft.ts";
import { applyEdit } from "#domain/portfolio/edit.ts";
import { knowUnplaced, leftovers, unplaced } from "#domain/portfolio/leftovers.ts";
import { placesFor } from "#domain/portfolio/line-places.ts";
import { linesInEntry, linesOf } from "#domain/portfolio/lines-of.ts";

const lines = [
  "Ada Lovelace",
  "Email:",
  "ada@example.com",
  "WORK EXPERIENCE",
  "Analyst at Example Engines, 1842 – 1843",
  "Languages spoken: English, French, Italian",
  "Chess club treasurer",
  "Page 1 of 2",
];
const data = {
  settings: { name: "Ada Lovelace" },
  sections: {
    contact: { email: "ada@example.com" },
    experience: { items: [{ position: "Analyst", company: "Example Engines", description: "1842 – 1843" }] },
  },
};
const draft = newDraft(data, "pdf", { "sections.experience.items.0.company": 0.5 }, [], lines);
const texts = (of: typeof draft) => leftovers(of).map(({ text }) => text);

test("lines in no field are left over, except headings, labels and page numbers", () => {
  expect(texts(draft)).toEqual(["Languages spoken: English, French, Italian", "Chess club treasurer"]);
  expect(leftovers(newDraft(data, "json"))).toEqual([]);
});

test("a line with a corrected text is not left over, and a line with a cleared field is", () => {
  const read = newDraft({ settings: { name: "Mara Lind", title: "Staff Nrse" } }, "pdf", {}, [], ["Staff Nrse, RN"]);
  const typed = ["Staff Nr", "Staff Nu", "Staff Nurse"].reduce(
    (before, value) => applyEdit(before, { kind: "set", path: "settings.title", value }),
    read,
  );
  expect(texts(typed)).toEqual([]);
  expect(texts(applyEdit(read, { kind: "set", path: "settings.title", value: "" }))).toEqual(["Staff Nrse, RN"]);
});

test("a short line needs more than one known word to be in a field, besides its label and its dates", () => {
  const read = newDraft(
    { settings: { name: "Mara Lind", title: "Staff Nurse" } },
    "pdf",
    {},
    [],
    [
      "Vaccination nurse",
      "Staff and nurse",
      "Nurse, 2021",
      "Profession: Nurse",
      "by Mara Lind",
      "Nurse for 2 years, 2 months",
    ],
  );
  expect(texts(read)).toEqual(["Vaccination nurse", "Nurse for 2 years, 2 months"]);
});

test("a line whose words and dates are spread over several entries is left over", () => {
  const job = (position: string, company: string, description: string) => ({ position, company, description });
  const nurse = newDraft(
    {
      settings: { name: "Mara Lind", title: "Registered Nurse", location: "Columbus, OH" },
      sections: {
        experience: {
          items: [
            job(
              "Charge Nurse",
              "Riverbend Hospital",
              "2019 – Present\nTrains nurses in critical care for the free clinic.",
            ),
            job("Volunteer coordinator", "Kitchen of Columbus", "2015 – 2019\nWas a member of its board since 2016."),
          ],
        },
        education: { items: [{ degree: "BSc in Nursing", institution: "Capital Valley University", period: "2015" }] },
        achievements: { items: [{ title: "RN" }, { title: "CCRN", description: "American Association of Nurses" }] },
        social: { items: [{ platform: "github", url: "https://github.com/maralind" }] },
      },
    },
    "pdf",
  );
  const lost = [
    "Volunteer nurse, Columbus Free Clinic, 2019 – Present",
    "Association of Critical-Care Nurses, member since 2019",
    "BSN, RN, CCRN",
  ];
  const found = [
    "Charge Nurse | Riverbend Hospital, 2019 – Present",
    "free clinic.",
    "Nursing, BSc – Capital Valley University 2015",
    "since 2016.",
    "GitHub: maralind",
    "CCRN, RN",
  ];
  expect(texts({ ...nurse, lines: [...found, ...lost] })).toEqual(lost);
});

test("letters behind the name are left over, unless a field has them or a degree of their level", () => {
  const nurse = { settings: { name: "Maria Delgado", title: "Nurse" }, sections: {} };
  const of = (degree: string, certificate: string, line: string) =>
    texts(
      newDraft(
        {
          ...nurse,
          sections: {
            education: { items: [{ degree, institution: "Tallis College", period: "2011" }] },
            achievements: { items: [{ title: certificate, description: "" }] },
          },
        },
        "pdf",
        {},
        [],
        [line],
      ),
    );
  expect(of("Bachelor of Nursing", "RGN", "Maria Delgado, BSN, RGN")).toEqual([]);
  expect(of("Doctor of Philosophy", "Certified Scrum Master", "Maria Delgado, PhD, CSM")).toEqual([]);
  expect(of("Business Physics", "RGN", "Maria Delgado, XQZ, PhD, RGN, MSc, BSc")).toEqual(["XQZ, PhD, MSc, BSc"]);
  expect(of("BSc Nursing", "First Aid", "Maria Delgado (she/her), RGN, BSN")).toEqual(["RGN"]);
});

test("other words behind the name are left over until the name has them; forms of address are not", () => {
  const of = (...said: string[]) => newDraft({ settings: { name: "Maria T. Delgado" } }, "pdf", {}, [], said);
  const complete = ["Maria T. Delgado", "Maria T. Delgado, Esq.", "Maria T. Delgado – Page 2"];
  expect(texts(of(...complete))).toEqual([]);
  const read = of("Maria T. Delgado, beekeeper");
  expect(texts(read)).toEqual(["Maria T. Delgado, beekeeper"]);
  const titled = applyEdit(read, { kind: "place", at: 0, path: "settings.name" });
  expect(titled.data.settings.name).toBe("Maria T. Delgado, beekeeper");
  expect(unplaced(titled)).toEqual([]);
});

test("a part that a job lacks is left over, unless it is a type of employment", () => {
  const job = { position: "Staff Nurse", company: "Calder Hospital", description: "Ran the night shift." };
  const data = { settings: { name: "Mara Lind" }, sections: { experience: { items: [job] } } };
  const of = (...said: string[]) => newDraft(data, "pdf", {}, [], said);
  const lost = ["Staff Nurse, Calder Hospital, Cardiology", "Calder Hospital | Staff Nurse | Thrissur, 2019 – 2021"];
  const found = ["Staff Nurse, Calder Hospital, 2019 – 2021", "Staff Nurse · Calder Hospital · Full-time"];
  expect(texts(of(...lost, ...found))).toEqual(["Cardiology", "Thrissur, 2019 – 2021"]);
  const beyond = { ...nothingBeyond, roles: [{ position: job.position, company: job.company, place: "Thrissur" }] };
  expect(texts({ ...of(...lost), beyond })).toEqual(["Cardiology"]);
});

test("in a line that names a job or a degree, only the part in no field is left over", () => {
  const read = newDraft(
    {
      settings: { name: "Jasmin Wieczorek", title: "Altenpflegerin" },
      sections: {
        experience: { items: [{ position: "Freiwilliges Soziales Jahr", company: "Marienhospital Herne" }] },
        education: { items: [{ degree: "Bootcamp", institution: "Northcoders", period: "2019 – 2020" }] },
      },
    },
    "pdf",
    {},
    [],
    [
      "Marienhospital Herne, Station 4 (Geriatrie)",
      "Northcoders, Rowing club",
      "Chess – Bootcamp | Northcoders | 2019 – 2020",
      "Altenpflegerin, Seniorenzentrum Bochum",
    ],
  );
  expect(texts(read)).toEqual([
    "Station 4 (Geriatrie)",
    "Rowing club",
    "Chess",
    "Altenpflegerin, Seniorenzentrum Bochum",
  ]);
  const { data } = applyEdit(read, { kind: "place", at: 1, path: "settings.summary" });
  expect(data.settings.summary).toBe("Rowing club");
});

test("a line that the visitor leaves out, or removes with its entry, is not in the portfolio", () => {
  const certified = {
    ...newDraft({}, "pdf", {}, [], ["Basic Life Support"]),
    beyond: { ...nothingBeyond, certifications: ["Basic Life Support"] },
  };
  expect(texts(certified)).toEqual(["Basic Life Support"]);
  const without = applyEdit(certified, { kind: "confirm", path: "lines.0" });
  expect(texts(without)).toEqual([]);
  expect(unplaced(without)).toHaveLength(1);
});

test("the visitor can put a line in a field or leave it out", () => {
  const skilled = applyEdit(draft, { kind: "place", at: 5, path: "sections.about.skills.items" });
  expect(skilled.data.sections.about.skills.items).toEqual(["Languages spoken: English", "French", "Italian"]);
  expect(texts(skilled)).toEqual(["Chess club treasurer"]);
  expect(texts(applyEdit(skilled, { kind: "confirm", path: "lines.6" }))).toEqual([]);
});

test("a placed line becomes a value, the end of a text or a new entry, and other doubts stay", () => {
  const place = (path: string) => applyEdit(draft, { kind: "place", at: 6, path });
  expect(place("settings.title").data.settings.title).toBe("Chess club treasurer");
  expect(place("sections.experience.items.0.description").data.sections.experience.items[0]?.description).toBe(
    "1842 – 1843\nChess club treasurer",
  );
  const { data, confidence } = place("sections.experience.items");
  expect(data.sections.experience.items[1]).toEqual({ position: "Chess club treasurer", company: "", description: "" });
  expect(confidence["sections.experience.items.0.company"]).toBe(0.5);
});

test("a line can be put in every place on offer", () => {
  for (const { path } of placesFor(draft.data))
    expect(JSON.stringify(applyEdit(draft, { kind: "place", at: 6, path }).data)).toContain("Chess club treasurer");
});

test("placing a line as the first entry switches its section on", () => {
  const off = applyEdit(draft, { kind: "set", path: "sections.achievements.enabled", value: false });
  const on = applyEdit(off, { kind: "place", at: 6, path: "sections.achievements.items" });
  expect(on.data.sections.achievements.enabled).toBe(true);
});

test("a value is found in the lines that have it, and a long text in all of its lines", () => {
  expect(linesOf("ada lovelace", [...lines, "Ada Lovelace, Analyst"])).toEqual([0, lines.length]);
  expect(linesOf("Example", lines)).toEqual([2, 4]);
  expect(linesOf(["French", "Chess"], lines)).toEqual([5, 6]);
  expect(linesOf("Chess club treasurer.\nAnalyst at Example Engines, 1842 – 1843", lines)).toEqual([4, 6]);
  for (const nowhere of ["", "Love", "club chess", undefined]) expect(linesOf(nowhere, lines)).toEqual([]);
});

test("lines that the reader's thread found for a draft are reused until the draft changes", () => {
  const read = newDraft(data, "pdf", {}, [], lines);
  knowUnplaced(read, [{ at: 6, text: "Chess club treasurer" }]);
  expect(unplaced(read)).toEqual([{ at: 6, text: "Chess club treasurer" }]);
  expect(unplaced({ ...read })).toEqual(unplaced(draft));
});

test("a label of personal data is not left over, nor an address whose town was read", () => {
  const said = ["Geburtsdatum", "Father’s Name", "Lindenweg 7, 34117 Kassel", "Chess club treasurer"];
  const read = newDraft({ settings: { name: "Mara Lind", location: "Kassel" } }, "pdf", {}, [], said);
  expect(texts(read)).toEqual(["Chess club treasurer"]);
});

test("a technology or spoken language of a used line is left over if no field names it", () => {
  const data = { settings: { name: "Mara Lind" }, sections: { about: { skills: { items: ["Git", "C++", "Jira"] } } } };
  const of = (line: string) => texts({ ...newDraft(data, "pdf", {}, [], [line]), beyond: nothingBeyond });
  expect(of("Tools: Git, C++, SQL, Jira")).toEqual(["SQL"]);
  expect(of("Tools: Git, C, C++, Jira")).toEqual(["C"]);
  expect(of("Git, Jira, C++, Basque (basic)")).toEqual(["Basque (basic)"]);
  expect(of("Tools: Git, C++, Jira")).toEqual([]);
});

test("the second half of a word that breaks over two lines is not left over", () => {
  const job = { position: "Clerk", company: "Tide Works (Alexandria)", description: "2020 – 2021" };
  const data = { settings: { name: "Mara Lind" }, sections: { experience: { items: [job] } } };
  const of = (...said: string[]) => texts(newDraft(data, "pdf", {}, [], said));
  expect(of("Clerk, Tide Works (Alexan-", "2020 – 2021", "dria)")).toEqual([]);
  expect(of("Clerk, Tide Works (Alexan-", "2020 – 2021", "dra)")).toEqual(["dra)"]);
});

test("a value that continues in the next line leaves neither line over", () => {
  const said = ["Testing: risk-based testing, code review, IEC", "62304, ISO 14971", "ISO 9001, Good", "Lab Practice"];
  const items = ["risk-based testing", "code review", "IEC 62304", "ISO 14971", "ISO 9001", "Good Lab Practice"];
  const read = (lines: string[]) =>
    newDraft({ sections: { about: { skills: { items } } } }, "pdf", {}, [], ["SKILLS", ...lines]);
  expect(texts(read(said))).toEqual([]);
  expect(texts(read(["Chess, archery", ...said.slice(1, 2)]))).toEqual(["Chess, archery", "62304, ISO 14971"]);
});

test("the town of a school is not left over, and other words in its place are", () => {
  const education = { items: [{ degree: "BSc Botany", institution: "Fenmoor Lab", period: "2015 – 2018" }] };
  const left = (...said: string[]) => texts(newDraft({ sections: { education } }, "pdf", {}, [], said));
  for (const line of ["Fenmoor Lab, Leeds", "Fenmoor Lab (Galway, Ireland)", "Fenmoor Lab – Leeds (hybrid)"])
    expect(left("BSc Botany", line), line).toEqual([]);
  expect(left("BSc Botany, 2015 – 2018", "Fenmoor Lab", "Leeds, UK")).toEqual([]);
  expect(left("Fenmoor Lab", "2015 – 2018", "Utrecht, The Netherlands")).toEqual([]);
  expect(left("Fenmoor Lab, Rowing")).toEqual(["Rowing"]);
  expect(left("Fenmoor Lab", "Rowing")).toEqual(["Rowing"]);
  expect(left("Leeds", "Fenmoor Lab")).toEqual(["Leeds"]);
});

test("an entry's field is found near the entry's first line, however often the file has its text", () => {
  const file = [
    "Ines Valverde, Galway",
    "Test Engineer",
    "Test Engineer, Orrin Systems, Mar 2024 – Present",
    "Galway (hybrid)",
    "Led a group of five.",
    "Wrote the handbook of the office in Galway.",
    "Test Engineer, Pellow Labs, 2020 – 2024",
    "Galway",
    "Ran the night builds.",
    "Volunteer in Galway",
  ];
  const job = (position: string, company: string, ...description: string[]) => ({
    position,
    company,
    description: description.join("\n"),
  });
  const first = job("Test Engineer, Orrin Systems", "Galway", "Mar 2024 – Present", "Led a group of five.");
  const second = job("Test Engineer", "Galway", "2020 – 2024", "Ran the night builds.");
  expect(linesInEntry("Galway", first, file)).toEqual({ found: [3], head: 2 });
  expect(linesInEntry("Galway", second, file)).toEqual({ found: [7], head: 6 });
  expect(linesInEntry("Wrote the handbook", { ...second, company: "Wrote the handbook" }, file)).toEqual({
    found: [5],
    head: 6,
  });
  expect(linesInEntry("Galway", job("", "Galway"), file)).toEqual({ found: linesOf("Galway", file) });
  expect(linesInEntry("Ines", second, file)).toEqual({ found: [0] });
});
