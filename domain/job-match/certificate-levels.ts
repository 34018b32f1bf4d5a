import { isExam } from "./language-exams.ts";
import type { Span } from "./sentences.ts";
import type { Level, Skill } from "./vocabulary.ts";

const numerals = ["i", "ii", "iii", "iv", "v"];
const numberOf = (step: string) => numerals.indexOf(step.toLowerCase()) + 1 || Number(step);

/** Words for levels that examiners use, from the lowest. */
const wordRanks: Record<string, number> = {
  fundamentals: 1,
  foundational: 1,
  foundation: 1,
  essentials: 1,
  basis: 1,
  practitioner: 2,
  associate: 3,
  specialist: 3,
  intermediate: 3,
  professional: 4,
  advanced: 4,
  specialty: 4,
  expert: 5,
};
const roleLevels: Record<string, [scale: string, rank: number]> = {
  "internal auditor": ["auditor", 1],
  auditor: ["auditor", 2],
  "lead auditor": ["auditor", 3],
  implementer: ["implementer", 2],
  "lead implementer": ["implementer", 3],
};

const levelWord = `${Object.keys(wordRanks).join("|")}|(?:lead |internal )?auditor|(?:lead )?implementer`;
const numberedLevel = "(?:level|stufe|niveau|nivel|tier)[ -]?(?:[1-9]|I{1,3}|IV|V|[A-D])";
/** Text that may follow a level. "CPA, professional manner" names no level. */
const levelEnd =
  "(?=\\s*(?:$|[,;.:)(/+]|(?:level|certif|or|oder|ou|and|und|exam|qualif|required|preferred|desirable|is|holder|status|course|training|in|by|from)))";
const levelBehind = new RegExp(
  `^ ?[-–—:(]? ?(${numberedLevel}|(?:${levelWord}|I{1,3}|N[1-5]|[ABC][12])(?![a-z\\d])${levelEnd})(?![a-z\\d])\\)?`,
  "i",
);
/** A certificate that somebody does not have yet. */
const plannedBehind = /^\s*\(?(?:candidate|in progress|expected|eligible|student|part[- ]qualified)\b\)?/i;
const plannedAhead =
  /\b(?:pursuing|studying (?:for|towards?)|working towards?|preparing for|part[- ]qualified)\s+(?:the\s+|an?\s+|my\s+)?$/i;
const levelAhead = new RegExp(
  `(?<![a-z\\d])(${numberedLevel}|(?:lead |internal )?auditor|(?:lead )?implementer|(?:${levelWord})(?=-level))(?:-level)?,? \\(?$`,
  "i",
);
/** The level that an exam proves: "B2 (Goethe-Zertifikat)". */
const levelBeforeExam = /(?<![a-z\d])([ABC][12])[,:]? ?\($/i;
const levelAtEnd = new RegExp(`(?:^|[ -])(${numberedLevel}|${levelWord}|I{1,3}|N[1-5]|[1-3])$`, "i");

/**
 * The level of a certificate or a standard: the last word of the name, or words right before or
 * after the name, as in "AWS Solutions Architect - Professional", "Level 3 NVQ" and "ISO 27001 Lead
 * Auditor". The span covers name and level. The last word of the skill's own label is no level.
 */
export function levelAt(
  text: string,
  skill: Skill,
  { start, end }: Span,
  isName: (name: string) => boolean,
): (Span & { level: Level }) | undefined {
  if (skill.kind !== "certificate" && skill.kind !== "standard") return;
  const name = text.slice(start, end);
  const tail = plannedBehind.exec(text.slice(end));
  const head = plannedAhead.exec(text.slice(0, start));
  if (tail ?? head) {
    const span = { start: head?.index ?? start, end: end + (tail?.[0].length ?? 0) };
    return { ...span, level: { scale: "planned", rank: 0, text: text.slice(span.start, span.end) } };
  }
  const own = levelAtEnd.exec(name);
  if (own && isName(name.slice(0, own.index)) && !skill.label.endsWith(own[0]))
    return { start, end, level: levelOf(own[1] ?? "") };
  const behind = levelBehind.exec(text.slice(end));
  if (behind) return { start, end: end + behindLength(behind[0]), level: levelOf(behind[1] ?? "") };
  const proven = isExam(name) ? levelBeforeExam.exec(text.slice(0, start)) : null;
  if (proven) return { start, end, level: levelOf(proven[1] ?? "") };
  const ahead = levelAhead.exec(text.slice(0, start));
  if (ahead) return { start: ahead.index, end, level: levelOf(ahead[1] ?? "") };
}

/** The length of a match without a closing bracket that nothing opened. */
const behindLength = (match: string) => match.length - (match.endsWith(")") && !match.includes("(") ? 1 : 0);

function levelOf(match: string): Level {
  const lower = match.toLowerCase();
  const text = match[0]?.toUpperCase() + match.slice(1);
  const role = roleLevels[lower];
  if (role) return { scale: role[0], rank: role[1], text };
  if (wordRanks[lower]) return { scale: "word", rank: wordRanks[lower], text };
  if (/^n\d$/.test(lower)) return { scale: "n", rank: 6 - Number(lower[1]), text };
  if (/^[abc][12]$/.test(lower))
    return { scale: "cefr", rank: "abc".indexOf(lower[0] ?? "") * 2 + Number(lower[1]), text };
  const step = /(?:^|[ -])([a-d\d]|[iv]+)$/.exec(lower)?.[1] ?? "";
  // A is the highest letter.
  return { scale: "number", rank: /^[abcd]$/.test(step) ? 5 - "abcd".indexOf(step) : numberOf(step), text };
}

/** Whether the resume's level satisfies the wanted level. */
export const covers = (own: Level | undefined, wanted: Level): boolean =>
  wanted.scale === "planned" || (own !== undefined && own.scale === wanted.scale && own.rank >= wanted.rank);

/** Whether a certificate is only planned: "CPA candidate". */
export const isPlanned = (level: Level | undefined) => level?.scale === "planned";
