import { ownValue } from "../own-value.ts";
import type { PostingLine } from "./blocks.ts";
import { type AskedLevel, type Level, levelsIn } from "./degree-facts.ts";
import type { KnockOut } from "./facts.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { tokensOf } from "./words.ts";

/** A degree in a resume: its line, how the line writes it, and its level. */
type OwnDegree = { line: ResumeLine; text: string; level: Level };

/** Short forms that are too common in postings but clear at the start of a line of a resume. */
const shortForms: [Level, RegExp][] = [
  ["bachelor", /^\W*(?:B\.?S\.?|B\.?A\.?|B\.?Eng|B\.?Com|B\.?Ed|BBA|BFA|BSW|LL\.?B)(?=$|[\s,(–-])/],
  ["master", /^\W*(?:M\.?S\.?|M\.?A\.?|M\.?Eng|M\.?Tech|M\.?Ed|MFA|MPH|LL\.?M|Master(?:'s|s)?)(?=$|[\s,(–-])/],
];

/** A higher level includes the lower ones. Vocational training stands apart from them. */
const ranks = { school: 0, degree: 1, bachelor: 2, master: 3, doctorate: 4 };

/** Fields that short forms of degrees and German words name. */
const fieldsOf: Record<string, string> = {
  bsn: "nursing",
  msn: "nursing",
  dnp: "nursing",
  bsw: "social work",
  msw: "social work",
  mba: "business",
  bba: "business",
  bwl: "business",
  betriebswirtschaft: "business",
  betriebswirtschaftslehre: "business",
  elektrotechnik: "electrical engineering",
  informatik: "computer",
  maschinenbau: "mechanical engineering",
  pflege: "nursing",
  pflegefachfrau: "nursing",
  pflegefachkraft: "nursing",
  pflegefachmann: "nursing",
  pflegewissenschaft: "nursing",
};

/** The field after the name of a degree: "of Science in Nursing", "der Informatik". */
const field =
  /^[^.;:()]{0,30}?\b(?:in|of|der|des|en|em|di|im|als|zum|zur)\s+([^.;:()]+?)(?=\s+(?:or (?:a )?(?:equivalent|comparable|related)|is|are|required|preferred|with|from|plus|and \d)\b|[.;:()]|,? a plus|$)/i;
const noField =
  /^(?:and|the|und|oder|science|sciences|arts|related|relevant|similar|comparable|equivalent|degree|field|fields|area|any|other|discipline|subject|combination|education|experience|work)$/;

const fieldWords = (text: string) =>
  tokensOf(text)
    .flatMap(({ word }) => ownValue(fieldsOf, word)?.split(" ") ?? [word])
    .filter((word) => word.length > 2 && !noField.test(word));

/** Whether two words begin alike: "accounting" and "accountancy". */
const areAlike = (a: string, b: string) => a === b || (a.length > 5 && a.slice(0, 6) === b.slice(0, 6));

/**
 * The line of a resume that names the education which a posting asks for: the same
 * level or a higher one, and the same field if the posting names one.
 */
export function ownDegree(
  { value, places: [place] }: KnockOut,
  lines: PostingLine[],
  resume: ResumeLine[],
): { line: ResumeLine; text: string } | undefined {
  if (!place || value === "none") return;
  const posting = lines[place.line]?.text ?? "";
  const degree = posting.slice(place.start, place.end);
  const wanted = [
    ...fieldWords(field.exec(posting.slice(place.end))?.[1] ?? ""),
    ...(ownValue(fieldsOf, degree.toLowerCase())?.split(" ") ?? []),
  ];
  const isSame = ({ line, level }: OwnDegree) =>
    includes(level, value as AskedLevel) &&
    (wanted.length === 0 || fieldWords(line.text).some((word) => wanted.some((other) => areAlike(word, other))));
  const same = resume.flatMap(degreesIn).filter(isSame);
  return same.find(({ level }) => level === value) ?? same[0];
}

function degreesIn(line: ResumeLine): OwnDegree[] {
  if (line.kind === "employer" || line.kind === "story") return [];
  const short = shortForms.flatMap(([level, pattern]): [Level, RegExpExecArray][] => {
    const found = pattern.exec(line.text);
    return found ? [[level, found]] : [];
  });
  return [...levelsIn(line.text), ...short].map(([level, [match]]) => ({ line, level, text: match.trim() }));
}

function includes(own: Level, wanted: AskedLevel): boolean {
  if (wanted === "diploma or degree") return own !== "school";
  if (own === "diploma" || wanted === "diploma") return own === wanted;
  return ranks[own] >= ranks[wanted];
}
