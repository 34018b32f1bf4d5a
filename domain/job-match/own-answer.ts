import type { PostingLine } from "./blocks.ts";
import type { KnockOut } from "./facts.ts";
import { isBelow, levelIn } from "./language-levels.ts";
import { ownDegree } from "./own-degrees.ts";
import type { OwnSkills } from "./own-skills.ts";
import type { Own } from "./own-words.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { skillById } from "./vocabulary.ts";

/** The resume's answer to a question. `below` is the resume's level, if it is too low. */
export type OwnAnswer = Own & { below?: string };

/** "NMC" for "Registration with the NMC". Without an acronym, the whole: "Approbation". */
const bodyOrName = (words: string) => /\p{Lu}{3,}/u.exec(words)?.[0] ?? words.replace(", a plus", "");

/** The line in which the resume names the language, degree or registration that is asked for. */
export function ownAnswer(
  knockOut: KnockOut,
  lines: PostingLine[],
  resume: ResumeLine[],
  { literal, findWords }: OwnSkills,
): OwnAnswer | undefined {
  if (knockOut.kind === "registration") return findWords(bodyOrName(knockOut.words), { isExact: true });
  if (knockOut.kind === "degree") return ownDegree(knockOut, lines, resume);
  if (knockOut.kind !== "language") return;
  const [id, all] = [...literal].find(([id]) => knockOut.value.startsWith(skillById.get(id)?.label ?? "\n")) ?? [];
  if (!id || !all) return;
  const wanted = knockOut.value.slice(skillById.get(id)?.label.length).trim();
  const own = all.find(({ line }) => levelIn(line.text, id)) ?? all[0];
  const level = own && levelIn(own.line.text, id);
  return own && level && isBelow(level, wanted) ? { ...own, below: level } : own;
}
