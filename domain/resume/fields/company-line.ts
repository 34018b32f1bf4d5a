import type { Block } from "../cell.ts";
import type { Entry } from "../entries.ts";
import { isCountry, isKnownPlace } from "../places.ts";
import { isProse, isSentence } from "../sentences.ts";
import { isState } from "../vocabulary/states.ts";
import { jobScore } from "../words.ts";

/**
 * If no entry names its company elsewhere, takes it from the first line below each position. Every
 * entry must have such a line, in the style of the description. Most of these lines must end with a
 * place: "Harbor Clinic, Austin, TX".
 */
export function withCompanyBelow(entries: Entry[]): Entry[] {
  const lines = entries.map(companyLine);
  const placed = lines.filter((line) => line && endsWithPlace(line.text)).length;
  if (lines.includes(undefined) || placed <= lines.length / 2) return entries;
  return entries.map((entry, at) => {
    const line = lines[at];
    if (!line) return entry;
    const { text, y } = line;
    return {
      ...entry,
      pieces: [...entry.pieces, { text, slot: "below.0", cell: line }],
      headTexts: [...entry.headTexts, { text, y }],
      body: entry.body.slice(1),
    };
  });
}

/** The first line of the body of a position that stands alone, if it may name the company. */
function companyLine({ pieces: [position, more], body: [line] }: Entry): Block | undefined {
  const isAlone = position !== undefined && !more && jobScore(position.text) > 0;
  if (!isAlone || !line || line.bullet || line.text.length > 80) return undefined;
  return /^\p{Lu}/u.test(line.text) && !isSentence(line.text) && !isProse(line.text) ? line : undefined;
}

function endsWithPlace(text: string): boolean {
  const [, ...parts] = text.split(", ");
  const last = parts.at(-1) ?? "";
  return isKnownPlace(last) || isCountry(last) || isState(last);
}
