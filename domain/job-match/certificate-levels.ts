import { isExam } from "./language-exams.ts";
import type { Span } from "./sentences.ts";
import type { Level, Skill } from "./vocabulary.ts";

const numerals = ["i", "ii", "iii", "iv", "v"];
const numberOf = (said: string) => numerals.indexOf(said.toLowerCase()) + 1 || Number(said);

/** Words for levels that examiners use, from the lowest. */
const words: Record<string, number> = {
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
const roles: Record<string, [scale: string, rank: number]> = {
  "internal auditor": ["auditor", 1],
  auditor: ["auditor", 2],
  "lead auditor": ["auditor", 3],
  implementer: ["implementer", 2],
  "lead implementer": ["implementer", 3],
};

const word = `${Object.keys(words).join("|")}|(?:lead |internal )?auditor|(?:lead )?implementer`;
const steps = "(?:level|stufe|niveau|nivel|tier)[ -]?(?:[1-9]|I{1,3}|IV|V|[A-D])";
/** What may follow a level. In "CPA, professional manner" there is none. */
const ends =
  "(?=\\s*(?:$|[,;.:)(/+]|(?:level|certif|or|oder|ou|and|und|exam|qualif|required|preferred|desirable|is|holder|status|course|training|in|by|from)))";
const after = new RegExp(
  `^ ?[-–—:(]? ?(${steps}|(?:${word}|I{1,3}|N[1-5]|[ABC][12])(?![a-z\\d])${ends})(?![a-z\\d])\\)?`,
  "i",
);
/** A certificate that somebody does not have yet. */
const planned = /^\s*\(?(?:candidate|in progress|expected|eligible|student|part[- ]qualified)\b\)?/i;
const plannedBefore =
  /\b(?:pursuing|studying (?:for|towards?)|working towards?|preparing for|part[- ]qualified)\s+(?:the\s+|an?\s+|my\s+)?$/i;
const before = new RegExp(
  `(?<![a-z\\d])(${steps}|(?:lead |internal )?auditor|(?:lead )?implementer|(?:${word})(?=-level))(?:-level)?,? \\(?$`,
  "i",
);
/** The level that an exam proves: "B2 (Goethe-Zertifikat)". */
const beforeProof = /(?<![a-z\d])([ABC][12])[,:]? ?\($/i;
const ending = new RegExp(`(?:^|[ -])(${steps}|${word}|I{1,3}|N[1-5]|[1-3])$`, "i");

/**
 * The level of a certificate or a standard that a text names: in the name's own last word, or right
 * behind or before it, as in "AWS Solutions Architect - Professional", "Level 3 NVQ" and "ISO 27001
 * Lead Auditor". The span has both. A word that stands in the name of every level is none.
 */
export function levelAt(
  text: string,
  skill: Skill,
  { start, end }: Span,
  isName: (name: string) => boolean,
): (Span & { level: Level }) | undefined {
  if (skill.kind !== "certificate" && skill.kind !== "standard") return;
  const said = text.slice(start, end);
  const tail = planned.exec(text.slice(end));
  const head = plannedBefore.exec(text.slice(0, start));
  if (tail ?? head) {
    const span = { start: head?.index ?? start, end: end + (tail?.[0].length ?? 0) };
    return { ...span, level: { scale: "planned", rank: 0, text: text.slice(span.start, span.end) } };
  }
  const own = ending.exec(said);
  if (own && isName(said.slice(0, own.index)) && !skill.label.endsWith(own[0]))
    return { start, end, level: levelOf(own[1] ?? "") };
  const behind = after.exec(text.slice(end));
  if (behind) return { start, end: end + behindLength(behind[0]), level: levelOf(behind[1] ?? "") };
  const proven = isExam(said) ? beforeProof.exec(text.slice(0, start)) : null;
  if (proven) return { start, end, level: levelOf(proven[1] ?? "") };
  const ahead = before.exec(text.slice(0, start));
  if (ahead) return { start: ahead.index, end, level: levelOf(ahead[1] ?? "") };
}

/** A bracket counts only as a pair. */
const behindLength = (said: string) => said.length - (said.endsWith(")") && !said.includes("(") ? 1 : 0);

function levelOf(said: string): Level {
  const lower = said.toLowerCase();
  const text = said[0]?.toUpperCase() + said.slice(1);
  const role = roles[lower];
  if (role) return { scale: role[0], rank: role[1], text };
  if (words[lower]) return { scale: "word", rank: words[lower], text };
  if (/^n\d$/.test(lower)) return { scale: "n", rank: 6 - Number(lower[1]), text };
  if (/^[abc][12]$/.test(lower))
    return { scale: "cefr", rank: "abc".indexOf(lower[0] ?? "") * 2 + Number(lower[1]), text };
  const step = /(?:^|[ -])([a-d\d]|[iv]+)$/.exec(lower)?.[1] ?? "";
  // Of letters, A is the highest.
  return { scale: "number", rank: /^[abcd]$/.test(step) ? 5 - "abcd".indexOf(step) : numberOf(step), text };
}

/** Whether a level is enough where another is asked for. */
export const covers = (own: Level | undefined, wanted: Level): boolean =>
  wanted.scale === "planned" || (own !== undefined && own.scale === wanted.scale && own.rank >= wanted.rank);

/** Whether a certificate is only planned: "CPA candidate". */
export const isPlanned = (level: Level | undefined) => level?.scale === "planned";
