import { endOfExams, isExam } from "./language-exams.ts";
import { spokenIn } from "./language-levels.ts";
import { isTeammate } from "./teammates.ts";
import type { Mention } from "./vocabulary.ts";

const study =
  /(?:degree|bachelor[a-zà-ž]*|master|diploma|major|studium|studies|graduate|b\.?sc?\.? (?:or|in)|b\.?sc\.?|m\.?sc\.?|ph\.?d\.?|bac\s?\+\s?\d|licence|laurea|licenciatura|universitari[oa]|BTS|DUT|Bachelor's|Master's)[^.;\d]{0,80}$/i;
const asSubject = /(?:^|\s)(?:in|of|der|des|en|em|di|im|,|or|oder|o|ou|y|et)\s*(?:the\s+)?$/i;

/** Words before "hiring" if the company does the hiring: "urgent hiring", "we are hiring". */
const isOfCompany = /(?:^|\b(?:urgent|urgently|now|immediate|we are|we're|is|are))\W*$/i;

/** The list after "work with": "product owners, QA and". */
const besideReader =
  /\b(?:work|collaborat|cooperat|partner|liais|pair|team)[a-zà-ž]*\b[^.;()]{0,40}?\bwith\s+((?:(?!\b(?:in|on|to|using|for|by|at|of)\b)[^.;()])*)$/i;
const people =
  /\b(?!comput|contain|process|sens|serv|vect)[a-zà-ž]{3,}(?:ers|ors|ists|ysts|ects)\b|\b(?:colleagues|teams)\b/i;

/** Whether a field or a method means the people who do it: "work with product owners and UX". */
function isColleague(sentence: string, { start, end, skill }: Mention): boolean {
  if (skill.kind !== "domain" && skill.kind !== "method") return false;
  const head = sentence.slice(0, start);
  const [match, list] = (head.includes("with ") && besideReader.exec(head)) || [];
  if (match === undefined || list === undefined) return false;
  return /closely|together/i.test(match) || people.test(list + sentence.slice(start, end));
}

/** Whether an exam is one of several that prove a language's level. */
const isProofOfLevel = (sentence: string, { skill, text, start }: Mention) =>
  skill.kind === "certificate" &&
  isExam(text) &&
  spokenIn(sentence).some((one) => one.end < start && start < (endOfExams(sentence, one.end) ?? 0));

/**
 * Whether a sentence asks for a skill that it names. A field of study belongs to the degree, an
 * exam to the language's level, and a department or a colleague is somebody to work with.
 */
export function isAsked(sentence: string, mention: Mention): boolean {
  const { skill, text, start, end } = mention;
  if (isColleague(sentence, mention) || isTeammate(sentence, mention)) return false;
  if (isProofOfLevel(sentence, mention)) return false;
  if (skill.kind === "soft" || skill.kind === "human language") return false;
  if (/^\s+(?:departments?|teams?|colleagues|abteilung)\b/i.test(sentence.slice(end))) return false;
  const head = sentence.slice(0, start);
  if (/\b(?:are|is) committed to (?:[a-z]+ )?$/i.test(head.slice(-40))) return false;
  if (/\bsubject to (?:[a-z]+ )?$|\bgrades? $/i.test(head.slice(-30))) return false;
  if (/^hiring$/i.test(text) && isOfCompany.test(head)) return false;
  const isField = skill.kind === "domain" || skill.kind === "method";
  const isListed = isField && (asSubject.test(head.slice(-20)) || /,\s*$/.test(head.slice(-4)));
  return !(isListed && study.test(head));
}
