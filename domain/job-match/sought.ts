import { isKnownPlace } from "../resume/places.ts";
import { jobScore } from "../resume/words.ts";

const wants =
  "looking for|looking to (?:hire|add)|hiring|hire|seeking|seeks?|searching for|in search of|recruiting|wants?|needs?";
const smallWords = "(?:\\p{Ll}[\\p{Ll}'-]*,?(?: and)? ){0,4}";
const sought = new RegExp(
  `\\b(?:${wants})(?: for)? (?:an?|another|our (?:next|first|new)) (?:${smallWords}(?=\\p{Lu}))?(.{3,80}?)(?=\\s+(?:to|who|whose|that|at|in|with|for|on|based|joining|and|you)\\b|\\s[-|]\\s|\\s*[,.;:!?(]|$)`,
  "u",
);

/** "Critical Care" in "a Nurse Educator, Critical Care to join us". */
const specialty =
  /^, (\p{Lu}[\p{L}&-]*(?: (?:and |of |& )?\p{Lu}[\p{L}&-]*){0,2})(?=\s+(?:to|who|at|in|with|for|on|based|joining)\b|[.;!?]|$)/u;

/** The role in "We are looking for a Frontend Developer to join us", and the index of that line. */
export function soughtRole(head: string[]): { role: string; row: number } | undefined {
  for (const [row, line] of head.slice(0, 6).entries()) {
    const found = sought.exec(line);
    const role = found?.[1];
    if (!found || !role) continue;
    const team = specialty.exec(line.slice(found.index + found[0].length))?.[1];
    if (team && jobScore(role) > 0 && !isKnownPlace(team)) return { role: `${role}, ${team}`, row };
    if (jobScore(role) > 0 || /^\p{Lu}[^\s]*(?: (?:of|\p{Lu}[^\s]*)){1,4}$/u.test(role)) return { role, row };
  }
}
