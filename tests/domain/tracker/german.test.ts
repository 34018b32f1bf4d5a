import { expect, test } from "vitest";
import { readPasted } from "#domain/tracker/posting.ts";
import { guessMapping } from "#domain/tracker/sheet-columns.ts";
import { dayOfText } from "#domain/tracker/sheet-days.ts";
import { readRows } from "#domain/tracker/sheet-rows.ts";
import { stageOfText } from "#domain/tracker/sheet-stages.ts";

const habit = { isDayFirst: true, today: "2026-11-26" };
const pasted = (text: string) => readPasted(text, habit);

test.each([
  ["Firma|Stelle|Ort|Gehalt|Beworben am|Status|Ansprechpartner|Notizen"],
  ["Unternehmen|Position|Standort|Vergütung|Bewerbungsdatum|Stand|Kontakt|Bemerkungen"],
])("the eight columns of a German sheet are recognized: %s", (headers) => {
  const cells = ["Acme", "Tester", "Köln", "50.000 €", "3. März 2026", "Absage", "Frau Weiß", "per Post"];
  const mapping = guessMapping(headers.split("|"), [cells]);
  expect(mapping).toEqual(["organization", "title", "place", "pay", "applied", "stage", "contact", "notes"]);
  expect(readRows([cells], mapping, habit)[0]?.days.applied).toBe("2026-03-03");
});

test("German columns for deadline, next step and posting are recognized", () => {
  const headers = ["Bewerbungsfrist", "Nächster Schritt", "Wiedervorlage", "Stellenanzeige", "Lebenslauf", "Quelle"];
  expect(guessMapping(headers, [])).toEqual(["deadline", "nextWhat", "nextOn", "posting", "resume", "source"]);
});

test.each([
  ["Beworben", "applied", undefined],
  ["In Bearbeitung", "applied", undefined],
  ["Noch nicht beworben", "saved", undefined],
  ["Telefonat", "in-touch", undefined],
  ["Einladung zum Vorstellungsgespräch", "interview", undefined],
  ["Angebot erhalten", "offer", undefined],
  ["Zusage", "closed", "accepted"],
  ["Absage", "closed", "rejected"],
  ["Keine Rückmeldung", "closed", "no-answer"],
  ["Zurückgezogen", "closed", "withdrawn"],
])("the German status %s means %s %s", (said, stage, outcome) => {
  expect(stageOfText(said)).toEqual({ stage, ...(outcome && { outcome }) });
});

test.each([
  ["3. März 2026", "2026-03-03"],
  ["1. Juni 2026", "2026-06-01"],
  ["15. Dez. 2026", "2026-12-15"],
])("the German date %s is %s", (text, day) => {
  expect(dayOfText(text, true, "2026-11-26")).toBe(day);
});

test("place, pay and deadline of a German posting are read", () => {
  const text = `Data Analyst (m/w/d)
Moss Labs GmbH
München

Wir bieten
• Gehalt: 55.000 – 65.000 € brutto pro Jahr

Bewerbungsfrist: 15. Dezember 2026`;
  expect(pasted(text)).toMatchObject({
    title: "Data Analyst (m/w/d)",
    organization: "Moss Labs GmbH",
    place: "München",
    pay: "55.000 – 65.000 € brutto pro Jahr",
    deadline: "2026-12-15",
  });
});

test("other German labels are read, and so is 'bewerben Sie sich bis zum'", () => {
  const text = `Softwareentwickler Java (m/w/d)
Arbeitgeber: Müller Maschinenbau AG
Arbeitsort: Stuttgart
Vergütung: 4.200 € monatlich
Bewerben Sie sich bis zum 15.12.2026.`;
  expect(pasted(text)).toMatchObject({
    organization: "Müller Maschinenbau AG",
    place: "Stuttgart",
    pay: "4.200 € monatlich",
    deadline: "2026-12-15",
  });
});
