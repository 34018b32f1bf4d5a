import { outsideNames } from "./company-names.ts";
import { listIn } from "./list-in.ts";
import { ownMentions } from "./own-names.ts";
import { type Own, ownDeeds, ownWords } from "./own-words.ts";
import { phrases } from "./phrases.ts";
import type { ResumeLine } from "./resume-lines.ts";
import { type Mention, type Skill, skillById, vocabulary } from "./vocabulary.ts";

export type OwnSkills = {
  literal: Map<string, Own[]>;
  implied: Map<string, { skill: Skill; own: Own }>;
  /** `findWords` finds words in the resume. `findDeed` finds where somebody did the activity. */
  findWords: ReturnType<typeof ownWords>;
  findDeed: ReturnType<typeof ownDeeds>;
};

/** The skills that a resume names, and the skills that these imply in one step. */
export function ownSkills(resume: ResumeLine[]): OwnSkills {
  const literal = new Map<string, Own[]>();
  const implied = new Map<string, { skill: Skill; own: Own }>();
  const employers = resume.filter(({ kind }) => kind === "employer").map(({ text }) => text);
  for (const line of resume) {
    if (line.kind === "employer") continue;
    for (const { skill, start, end, level } of outsideNames(line.text, ownMentions(line), employers)) {
      const own = { line, text: line.text.slice(start, end), ...(level && { level }) };
      listIn(literal, skill.id).push(own);
      for (const id of skill.implies ?? []) if (!implied.has(id)) implied.set(id, { skill, own });
    }
    for (const { skill, text } of outsideNames(line.text, shownIn(line.text), employers))
      listIn(literal, skill.id).push({ line, text });
  }
  return { literal, implied, findWords: ownWords(resume), findDeed: ownDeeds(resume) };
}

const shows = phrases(
  Object.fromEntries(vocabulary.map(({ id, shownBy = [] }) => [id, shownBy.map((name) => name.toLowerCase())])),
);

/** The skills that a line shows without naming them: "data analyst" shows data analysis. */
function shownIn(text: string): Mention[] {
  return Object.entries(shows(text)).flatMap(([id, start = 0]) => {
    const skill = skillById.get(id);
    const name = skill?.shownBy?.find((shown) => text.toLowerCase().startsWith(shown.toLowerCase(), start));
    return skill && name
      ? [{ skill, text: text.slice(start, start + name.length), start, end: start + name.length }]
      : [];
  });
}
