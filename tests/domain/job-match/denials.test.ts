import { expect, test } from "vitest";
import { matchPosting } from "#domain/job-match/match.ts";

const knockOuts = (line: string) =>
  matchPosting(`Acme GmbH\nRequirements:\n- ${line}`, []).knockOuts.map(({ kind, value }) => `${kind} ${value}`);

test.each([
  "U.S. citizenship is not required.",
  "Citizenship isn't required",
  "Security clearance is not required",
  "A security clearance, while helpful, is not required.",
  "A security clearance is preferred but not required",
  "Security clearance (optional)",
  "Security Clearance Required: No",
  "Travel: none, willingness to travel: none",
  "No travel required",
  "Willingness to travel is not necessary",
  "You do not need a driver's license",
  "We don't require a driving license",
  "A driving license is not a must",
  "You can apply without a driver's license",
  "Optional: driver's license",
  "No German required",
  "You do not need to speak German",
  "You do not need 5 years of experience",
  "You do not have to be 18 years old",
  "No background check",
  "No nights or weekends",
  "This is not a full-time position",
  "Part-time is not possible",
  "This is not a remote position",
])("a requirement that the posting denies is not a knock-out: %s", (line) => {
  expect(knockOuts(line)).toEqual([]);
});

test.each([
  "Ein Führerschein ist nicht erforderlich",
  "Sie brauchen keinen Führerschein",
  "Ohne Führerschein möglich",
  "Führerschein Klasse B ist kein Muss",
  "Reisebereitschaft ist nicht notwendig",
  "Le permis B n'est pas exigé",
  "Pas de permis B nécessaire",
  "Permis de conduire non requis",
  "No se requiere carné de conducir",
  "El carnet de conducir no es necesario",
  "Sin disponibilidad para viajar",
  "CNH não é obrigatória",
  "Não é necessário ter CNH B",
  "Non è richiesta la patente B",
  "La patente B non è necessaria",
  "Geen rijbewijs nodig",
  "Rijbewijs is niet vereist",
  "Prawo jazdy nie jest wymagane",
  "Körkort krävs inte",
])("a denial in another language works the same way: %s", (line) => {
  expect(knockOuts(line)).toEqual([]);
});

test.each([
  ["Citizenship is not required. A security clearance is required.", ["clearance security clearance"]],
  ["No experience required, driver's license required", ["licence driving licence"]],
  ["No degree needed, but a driver's license is required", ["degree none", "licence driving licence"]],
  ["No degree needed if you have a driver's license", ["degree none", "licence driving licence"]],
  ["German C1, French not required", ["language German C1"]],
  ["Travel required but weekends are not", ["travel travel"]],
  ["Full-time, no weekends", ["contract full-time"]],
  ["Kein Studium nötig, aber Führerschein erforderlich", ["degree none", "licence driving licence"]],
])("a requirement beside a denial stays: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual(expected);
});

test.each([
  ["Not only German C1 but also English B2", ["language German C1", "language English B2"]],
  ["Nicht nur Deutsch C1, sondern auch Englisch B2", ["language German C1", "language English B2"]],
  ["Trabalho no escritório de São Paulo em tempo integral", ["contract full-time"]],
  ["No less than 5 years of experience", ["years 5"]],
  ["Travel is not expected to exceed 25%", ["travel 25%"]],
  ["Security clearance required: no exceptions", ["clearance security clearance"]],
  ["Do not apply without a driver's license", ["licence driving licence"]],
  ["Candidates without security clearance will not be considered", ["clearance security clearance"]],
  ["You cannot do this job without a driver's license", ["licence driving licence"]],
  ["No criminal record", ["clearance background check"]],
  ["We cannot sponsor visas", ["permit no sponsorship"]],
])("a “not” that denies no requirement changes nothing: %s", (line, expected) => {
  expect(knockOuts(line)).toEqual(expected);
});
