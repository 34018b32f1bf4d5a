import { levelAt } from "./certificate-levels.ts";
import { certificateOf, withCertificates } from "./certificates-of.ts";
import { foundIn } from "./mentions.ts";
import type { Own } from "./own-words.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Mention, skillById } from "./vocabulary.ts";

/**
 * The certificates of skills that a line of a resume shows, by their ids: one that it calls a
 * certificate ("certified in SAP"), one that a certificate of the vocabulary is, and every skill
 * that the title of a certificate names ("Epic Willow").
 */
export function ownCertificates(line: ResumeLine, mentions: Mention[]): (Own & { id: string })[] {
  const { text } = line;
  const ownOf = ({ skill, start, end }: Mention) => {
    const level = levelAt(text, skill, { start, end }, () => false)?.level;
    return { id: skill.id, line, text: text.slice(start, end), ...(level && { level }) };
  };
  const called = withCertificates(text, mentions).filter((one) => !mentions.includes(one));
  const held = mentions.flatMap(({ skill: { kind, implies = [] }, level, ...one }) =>
    kind === "certificate"
      ? implies.flatMap((id) => {
          const skill = skillById.get(id);
          return skill ? [{ ...ownOf({ ...one, skill: certificateOf(skill) }), ...(level && { level }) }] : [];
        })
      : [],
  );
  const titled = line.isCertificate
    ? foundIn(text)
        .filter(({ skill }) => skill.kind !== "certificate")
        .map(({ skill }) => ownOf({ skill: certificateOf(skill), text, start: 0, end: text.length }))
    : [];
  return [...called.map(ownOf), ...titled, ...held].filter(({ id }) => !skillById.has(id));
}
