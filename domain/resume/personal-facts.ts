import type { Block, Line } from "./cell.ts";
import { personLabel } from "./form-labels.ts";
import { memoized } from "./memoize.ts";
import type { Pair } from "./pairs.ts";
import { toRows } from "./paragraphs.ts";
import { isSentence } from "./sentences.ts";
import { languageLabels, personLabels, targetLabels } from "./vocabulary/form-labels.ts";
import { jobScore } from "./words.ts";

/** A label in known words at the start of a text, and the value after it. */
type Labelled = { label: string; value: string; hasColon: boolean };

const plain = (text: string) => text.toLowerCase().replaceAll("’", "'");

/** Labels by their first letter. */
type Labels = Map<string | undefined, string[]>;
const byLetter = (labels: string[]): Labels => Map.groupBy(labels, (label) => label[0]);
const factLabels = byLetter(personLabels.fact);
const wantedLabels = byLetter(targetLabels);
const spokenLabels = byLetter(languageLabels);

/** Reads "Ziel: Testerin", "Nationalité : française" and "Geburtsdatum 12.03.1994". */
function labelOf(text: string, labels: Labels): Labelled | undefined {
  const said = plain(text);
  const label = (labels.get(said[0]) ?? [])
    .filter((one) => said.startsWith(one) && /^ ?[:–—-]? ./u.test(said.slice(one.length)))
    .sort((a, b) => b.length - a.length)[0];
  if (label === undefined) return undefined;
  const [, mark = "", value = ""] = /^ ?([:–—-]?) +(.+)$/su.exec(text.slice(label.length)) ?? [];
  return value === "" ? undefined : { label, value, hasColon: mark !== "" };
}

/** Labels of one word that also begin names of jobs and subjects: "Gender Studies". */
const isClear = (label: string) =>
  /[ '/]/.test(label) ||
  /^(?:geb|staats|familien|nacional|nazional|national|natural|obywat|cittad|citizen)/.test(label);

const states =
  /^(?:single|married|unmarried|divorced|widowed|ledig|verheiratet|geschieden|verwitwet|solter[oa]|casad[oa]|divorciad[oa]|solteir[oa]|célibataire|mariée?|divorcée?|nubile|celibe|coniugat[oa]|panna|kawaler|mężatka|żonaty)$/iu;

/** Whether a text tells a personal fact, with or without its label: a birth date, a family status. */
export const isPersonalFact = memoized((text: string): boolean => {
  if (personLabel(text) === "fact" || text.split(/[,|•·]/).some((part) => states.test(part.trim()))) return true;
  const said = labelOf(text, factLabels);
  return said !== undefined && (said.hasColon || (isClear(said.label) && jobScore(text) <= 0));
});

/** The wanted job that a text names: "Softwaretesterin" of "Ziel: Softwaretesterin". */
export const targetIn = memoized((text: string): string | undefined => {
  const said = labelOf(text, wantedLabels);
  return said && (said.hasColon || jobScore(said.value) > 0) && isTarget(said.label, said.value)
    ? said.value
    : undefined;
});

/** Whether a text asks for the job that the person wants: "Poste recherché". */
export const isTargetLabel = (text: string) => wanted.has(plain(text.trim()).replace(/ ?:$/, ""));
const wanted = new Set(targetLabels);

/** Words of labels that ask for a job, not for another goal. */
const asksForJob =
  /posi[tz]|role|ruolo|poste|stelle|puesto|cargo|vaga|stanowisko|beruf|tätigkeit|title|target job|bewerbung|emploi|métier|applying/;

/** Whether the text after a label names the wanted job and nothing else. */
export function isTarget(label: string, text: string): boolean {
  const isShort = !isSentence(text) && text.split(" ").length <= 8;
  return isShort && (jobScore(text) > 0 || (asksForJob.test(label.toLowerCase()) && /^\p{Lu}/u.test(text)));
}

/** The languages in "Languages known: Marathi, Hindi". */
export function languagesIn(text: string): string | undefined {
  const said = labelOf(text, spokenLabels);
  return said?.hasColon ? said.value : undefined;
}

/** Whether a text asks for the languages that a person speaks: "Languages known". */
export const isLanguageLabel = (text: string) => asksLanguages.has(plain(text.trim()).replace(/ ?:$/, ""));
const asksLanguages = new Set(languageLabels);

/**
 * The texts at a resume's top that may be a name or a title. Labels of personal data, with or
 * without a colon, are left out. So are the facts on their line or beside them, and the wanted job.
 */
export function withoutFacts(blocks: Block[], lines: Line[]): Block[] {
  const facts = toRows(lines).flatMap(({ cells }) => factsIn(cells));
  const texts = facts.map(({ text }) => text).sort((a, b) => b.length - a.length);
  const isFact = ({ text, y, lastY }: Block) => {
    if (labelOf(text, wantedLabels)?.hasColon) return true;
    if (!facts.some((fact) => fact.y >= y - 1 && fact.y <= lastY + 1 && text.includes(fact.text))) return false;
    return !/[\p{L}\d]/u.test(texts.reduce((rest, fact) => rest.replace(fact, ""), text));
  };
  return blocks.filter((block) => !isFact(block));
}

function factsIn(row: Line[]): Line[] {
  return row.filter((cell, at) => {
    if (personLabel(cell.text) || isTargetLabel(cell.text) || isPersonalFact(cell.text) || targetIn(cell.text))
      return true;
    const label = row[at - 1];
    return label && personLabel(label.text) === "fact" && cell.size < 1.2 * label.size && jobScore(cell.text) <= 0;
  });
}

/** The wanted job in a resume's top or objective, on the label's line or beside it. */
export function findTarget(blocks: Block[], form: Pair[]): string {
  const beside = form.filter(({ label, value }) => isTargetLabel(label) && isTarget(label, value));
  const isWhole = ({ cell }: Pair) => blocks.some(({ y, lastY }) => y === lastY && y === cell.y);
  return blocks.map(({ text }) => targetIn(text)).find(Boolean) ?? beside.find(isWhole)?.value ?? "";
}
