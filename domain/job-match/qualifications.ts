import type { Mention } from "./vocabulary.ts";

const nounBehind =
  /^(?:\s+[a-z]+)?\s+(?:qualifications?|courses?|certificates?|diplomas?|modules?|training completed)(?![a-z])(?!\s+(?:level|work|design|content|development))/i;
const nounAhead =
  /(?:Fachweiterbildung|Weiterbildung|Zusatzqualifikation|Qualifikation|Lehrgang)\s+(?:(?:in|im|für|zur|zum|der|im Bereich)\s+)?$/;

/**
 * Turns a field before a noun for a qualification into a skill: "critical care qualification".
 * Experience in the field does not satisfy it. Only the qualification's own name does.
 */
export function asQualification(sentence: string, mention: Mention): Mention {
  const { skill, start, end } = mention;
  if (skill.kind !== "domain" && skill.kind !== "method") return mention;
  const behind = nounBehind.exec(sentence.slice(end, end + 60));
  const ahead = behind ? null : nounAhead.exec(sentence.slice(Math.max(0, start - 60), start));
  if (!behind && !ahead) return mention;
  const span = { start: start - (ahead?.[0].length ?? 0), end: end + (behind?.[0].length ?? 0) };
  const text = sentence.slice(span.start, span.end);
  const label = `${text[0]?.toUpperCase()}${text.slice(1)}`;
  return { ...mention, ...span, text, skill: { id: text.toLowerCase(), label, kind: "certificate" } };
}
