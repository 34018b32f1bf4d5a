import { describe, expect, test } from "vitest";
import { readPortfolio } from "../../support/read-portfolio.ts";
import { bold, heading, resume, text } from "../../support/resume-page.ts";

const mail = "ada@example.com";
const name = text(40, 40, "Ada Lovelace", { ...bold, size: 24 });
const settingsOf = (...items: ReturnType<typeof text>[]) => readPortfolio(resume(items)).portfolioData.settings;

/** Labels and values of a form in two columns below the name. */
const columns = (...pairs: [string, string][]) =>
  pairs.flatMap(([label, value], at) => [text(40, 70 + 16 * at, label), text(200, 70 + 16 * at, value)]);

describe("labels and values of personal data are not the title", () => {
  test.each([
    [
      "German",
      ["Geburtsdatum", "12.03.1994"],
      ["Staatsangehörigkeit", "deutsch"],
      ["Anschrift", "Lindenweg 7, 34117 Kassel"],
    ],
    ["Indian", ["Father's Name", "Byron Gordon"], ["Date of Birth", "14 May 1999"], ["Marital Status", "Single"]],
    ["Spanish", ["Fecha de nacimiento", "3 de mayo de 1990"], ["Nacionalidad", "Española"], ["DNI", "55501222X"]],
    [
      "French",
      ["Date de naissance", "3 mai 1990"],
      ["Nationalité", "française"],
      ["Situation familiale", "célibataire"],
    ],
    ["Portuguese", ["Data de nascimento", "03/05/1993"], ["Naturalidade", "Recife"], ["Estado civil", "solteira"]],
    ["Italian", ["Data di nascita", "3 maggio 1990"], ["Cittadinanza", "italiana"], ["Stato civile", "nubile"]],
    ["Polish", ["Data urodzenia", "03.05.1990"], ["Obywatelstwo", "polskie"], ["Stan cywilny", "panna"]],
  ] as [string, ...[string, string][]][])("in %s resumes, in columns and on one line", (_, ...pairs) => {
    expect(settingsOf(name, ...columns(...pairs), text(40, 140, mail))).toMatchObject({
      name: "Ada Lovelace",
      title: "",
    });
    for (const mark of [":", " :", ""]) {
      const said = pairs.map(([label, value], at) => text(40, 70 + 16 * at, `${label}${mark} ${value}`));
      expect(settingsOf(name, ...said, text(40, 140, mail))).toMatchObject({ name: "Ada Lovelace", title: "" });
    }
  });

  test("a column of labels is not read as one text", () => {
    const labels = ["Geburtsdatum", "Staatsangehörigkeit", "Anschrift"].map((said, at) => text(40, 70 + 12 * at, said));
    expect(settingsOf(name, ...labels, text(40, 120, mail)).title).toBe("");
  });

  test("a title above or below them is kept, even if it begins like a label", () => {
    const facts = columns(["Geburtsdatum", "12.03.1994"], ["Nationalität", "deutsch"]);
    expect(settingsOf(name, text(40, 56, "Welder"), ...facts, text(40, 120, mail)).title).toBe("Welder");
    expect(settingsOf(name, text(40, 60, "Gender Studies Lecturer"), text(40, 80, mail)).title).toBe(
      "Gender Studies Lecturer",
    );
  });
});

describe("the desired job is the title if there is no title below the name", () => {
  test.each([
    "Ziel: Softwaretesterin (Quereinstieg)",
    "Angestrebte Position: Softwaretesterin",
    "Objective: Software Tester",
    "Target role: Software Tester",
    "Poste recherché : Testeur logiciel",
    "Puesto deseado: Auxiliar administrativa",
    "Objetivo: Auxiliar de enfermagem",
    "Cel zawodowy: Tester oprogramowania",
  ])("as in “%s”", (said) => {
    const job = said.replace(/^[^:]+: /, "");
    const jobs = [text(40, 140, "Experience", heading), text(40, 160, "Clerk, Acme Ltd, 2019 - 2021")];
    expect(settingsOf(name, text(40, 70, mail), text(40, 100, said), ...jobs).title).toBe(job);
    const titled = [name, text(40, 58, "Welder"), text(40, 75, mail), text(40, 100, said), ...jobs];
    expect(settingsOf(...titled).title).toBe("Welder");
  });

  test("below a heading", () => {
    const below = [text(40, 100, "Career Objective", heading), text(40, 118, "Software Test Engineer")];
    const jobs = [text(40, 150, "Experience", heading), text(40, 168, "Clerk, Acme Ltd, 2019 - 2021")];
    expect(settingsOf(name, text(40, 70, mail), ...below, ...jobs).title).toBe("Software Test Engineer");
  });

  test("a sentence about goals is not the title", () => {
    const said = "Objective: To grow as a software tester in a team that cares";
    expect(settingsOf(name, text(40, 70, mail), text(40, 100, said)).title).toBe("");
  });
});

test("the number of an identity card is not a phone number", () => {
  const { portfolioData } = readPortfolio(
    resume([name, ...columns(["DNI", "55501222X"], ["Teléfono", "+34 600 555 012"]), text(40, 120, mail)]),
  );
  expect(portfolioData.sections.contact.phone).toBe("+34 600 555 012");
});
