import type { Block } from "../cell.ts";
import { findEmail, isContactText } from "../contact-text.ts";
import { documentTitle } from "../document-title.ts";
import { isKnownPlace, isPlace } from "../places.ts";
import { trimOf } from "../trim.ts";
import { isBareNoun, jobScore } from "../words.ts";
import { addressesOf, handleOf, handleScore } from "./name-handles.ts";
import { capitalized, personName } from "./name-words.ts";

const marks = " ,|•·/–—:-";
/** What stands between two parts of a line. */
const separator = / ?[|•·] ?| [–—/-] |, /u;

/**
 * A header whose first line has the name and contact details, as two texts: "**Ada Lovelace** Chief
 * Analyst, Leeds, ada@example.com". The name has a look of its own, or the address is made of it, or
 * a job follows. A header with larger letters has its name there.
 */
export function withNameApart(header: Block[]): Block[] {
  const own = header.filter(({ text }) => !documentTitle.test(text));
  const [first] = own.toSorted((a, b) => a.page - b.page || a.y - b.y || a.x - b.x);
  if (!first || !isContactText(first.text) || own.some(({ size }) => size > 1.1 * first.size)) return header;
  const lead = leadOf(first);
  if (!isName(lead.name, first.text)) return header;
  const rest = trimOf(first.text.slice(first.text.indexOf(lead.name) + lead.name.length), marks, true, false);
  const isSure = lead.isInLook || isOwn(lead.name, first) || jobScore(rest.split(separator)[0] ?? "") >= 2;
  if (rest === "" || !isSure) return header;
  const [style = "", restStyle = style] = [first.runs[0]?.style, first.runs.at(-1)?.style];
  const name = { ...first, text: lead.name, runs: [{ text: lead.name, style }], links: [], symbols: [] };
  const others = { ...first, text: rest, runs: [{ text: rest, style: restStyle }] };
  return header.flatMap((cell) => (cell === first ? [name, others] : [cell]));
}

/** The text before the line's look changes, or before its first separator. */
function leadOf({ text, runs: [first, second] }: Block): { name: string; isInLook: boolean } {
  const bare = (part: string) => trimOf(part, marks);
  if (first && second && personName.test(bare(first.text))) return { name: bare(first.text), isInLook: true };
  return { name: text.split(separator)[0] ?? "", isInLook: false };
}

function isName(text: string, line: string): boolean {
  return (
    text.length < line.length &&
    personName.test(text) &&
    text.split(/\s+/).every((word) => capitalized.test(word)) &&
    !isKnownPlace(text) &&
    !isPlace(text) &&
    (jobScore(text) < 2 || isOwnIn(text, findEmail(line)))
  );
}

const isOwnIn = (name: string, mail = "") =>
  mail !== "" && !isBareNoun(name) && handleScore(name, [handleOf(mail)]) > 0;
const isOwn = (name: string, cell: Block) => handleScore(name, addressesOf([cell], []).map(handleOf)) > 0;
