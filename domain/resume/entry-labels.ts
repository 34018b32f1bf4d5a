import { memoized } from "./memoize.ts";
import { entryLabels } from "./vocabulary/form-labels.ts";

/** The labels of lines in resumes that are filled in like forms. */
export type EntryLabel = "company" | "position" | "title" | "degree" | "institution" | "period" | "description";

const labels: [EntryLabel, RegExp][] = [
  [
    "company",
    /^(?:(?:company|organi[sz]ation|employer|client|firm)(?: name)?|name(?: and address)? of (?:the )?employer|empresa|entidad|compañía|entreprise|société|employeur|firma|unternehmen|arbeitgeber|azienda)$/i,
  ],
  [
    "position",
    /^(?:designation|(?:occupation or )?position|job title|role|post|cargo(?: ocupado)?|puesto|poste|fonction|stelle|funktion|mansione)(?: held)?$/i,
  ],
  ["title", /^(?:project(?: \d+)?|project (?:name|title)|title)$/i],
  ["degree", /^(?:degree|(?:title of )?qualification(?: awarded)?|course)$/i],
  [
    "institution",
    /^(?:(?:institut(?:e|ion)|university|college|school)(?: name)?|name(?: and type)? of (?:the )?organi[sz]ation.{0,40})$/i,
  ],
  [
    "period",
    /^(?:duration|period|dates?|year(?: of passing)?|from|fechas?|periodo|período|duración|duração|période|dates|zeitraum|dauer|periodo)$/i,
  ],
  [
    "description",
    /^(?:(?:job |project )?(?:description|details|summary)|objective|main activities(?: and responsibilities)?|responsibilities|duties|funciones|tareas|responsabilidades|atividades|missions|tâches|aufgaben|tätigkeiten)$/i,
  ],
];

const others = new Map(
  Object.entries(entryLabels).flatMap(([label, words]) => words.map((word) => [word, label as EntryLabel] as const)),
);

/** The fact about a job or a degree that a form's label asks for: "position" for "Puesto:". */
export const entryLabel = memoized((text: string): EntryLabel | undefined => {
  const name = text.replace(/ ?:$/, "");
  return labels.find(([, pattern]) => pattern.test(name))?.[0] ?? others.get(name.toLowerCase());
});

/**
 * Splits a line such as "Designation: Software Engineer" into label and value. Undefined for any
 * other line.
 */
export function readLabel(text: string): { label: EntryLabel; value: string } | undefined {
  const [, name = "", value = ""] = /^([\p{L}\d '’-]{2,70}?)\s*:\s*(\S.*)$/su.exec(text) ?? [];
  const label = name === "" ? undefined : entryLabel(name);
  return label && { label, value };
}
