import { mentionsIn } from "./mentions.ts";

const howMuch =
  /^(.+?),?(?: (?:is|are))?(?: (?:strongly|highly|very|much|also|an?|of|sehr|von))*[- ](?:preferred|required|desired|desirable|mandatory|essential|welcome|plus|asset|advantage|bonus|nice to have|wünschenswert|erwünscht|erforderlich|vorausgesetzt|Vorteil)\.?$/i;
/** Words of titles: "Skills preferred", "Work experience required". */
const ofTitle =
  /\b(?:skills?|qualifications?|experiences?|requirements?|education|knowledge|criteria|attributes|candidates?|profile|training|competenc(?:y|ies)|abilities|certifications|licen[sc]es|kenntnisse|and|what|you|we|is|are|nice|highly|strongly|minimum|also|additional|other|job|as|not)\b/i;

/** Whether a line says how much one thing is wanted: "CPA strongly preferred" is no title. */
export function isWantedThing(line: string): boolean {
  const name = line.length <= 80 ? howMuch.exec(line)?.[1] : undefined;
  if (!name) return false;
  return !ofTitle.test(name) || mentionsIn(name).some(({ skill }) => skill.kind !== "soft");
}
