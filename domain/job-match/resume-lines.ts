import { nothingBeyond } from "../portfolio/beyond.ts";
import type { Draft } from "../portfolio/draft.ts";
import { unplaced } from "../portfolio/leftovers.ts";

/**
 * A line of the resume. `named` lines have job titles, skills and the like. `story` lines tell what
 * the person did. `file` lines are in the PDF but in no field of the draft. `employer` lines are
 * names of companies, which prove no skill.
 */
export type ResumeLine = { text: string; kind: "named" | "story" | "file" | "employer"; section: string };

/** Everything that a kept draft says, line by line, in the order of the page. */
export function resumeLines(draft: Draft): ResumeLine[] {
  const { settings, sections } = draft.data;
  const found: ResumeLine[] = [];
  const add = (section: string, kind: ResumeLine["kind"], ...texts: string[]) => {
    for (const text of texts.flatMap((text) => text.split("\n")))
      if (text.trim() !== "") found.push({ text: text.trim(), kind, section });
  };
  add("Skills", "named", ...sections.about.skills.items);
  add("You", "named", settings.title, settings.summary);
  for (const { position, company, description } of sections.experience.items) {
    add("Experience", "employer", company);
    add("Experience", "named", position);
    add("Experience", "story", description);
  }
  for (const { title, tags, description } of sections.projects.items) {
    add("Projects", "named", title, tags.join(", "));
    add("Projects", "story", description);
  }
  for (const { degree, institution } of sections.education.items) add("Education", "named", degree, institution);
  for (const { title, description } of sections.achievements.items) add("Achievements", "named", title, description);
  const { languages, publications } = draft.beyond ?? nothingBeyond;
  for (const { name, level } of languages) add("Languages", "named", `${name} ${level}`);
  for (const { title, description } of publications) add("Publications", "story", title, description);
  add("Your PDF", "file", ...unplaced(draft).map(({ text }) => text));
  return found.slice(0, maxLines);
}

/** No real draft has this many lines. The limit keeps a hostile import from blocking the page. */
const maxLines = 2000;
