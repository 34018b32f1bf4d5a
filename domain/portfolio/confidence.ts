import type { Resume, Value } from "../resume/resume.schema.ts";
import type { Part } from "./part.ts";

/**
 * Below this confidence, the visitor is asked to check. The reader gives about 0.6 to a value that
 * it found only by its place on the page.
 */
export const certain = 0.7;

/** The reader's confidence in each value found, by its path in portfolio data. */
export function confidenceOf({
  basics,
  links,
  skills,
  roles,
  education,
  projects,
  honors,
}: Part): Record<string, number> {
  const paths: Record<string, number> = {};
  const note = (path: string, isFilled: boolean, confidence: number) => {
    if (isFilled) paths[path] = confidence;
  };
  const noteValue = (path: string, { text, confidence }: Value) => note(path, text !== "", confidence);
  const noteStory = (path: string, { paragraphs, confidence }: Resume["roles"][number]["story"]) =>
    note(path, paragraphs.length > 0, confidence);
  for (const key of ["name", "title", "location", "summary"] as const) noteValue(`settings.${key}`, basics[key]);
  for (const key of ["email", "phone", "location"] as const) noteValue(`sections.contact.${key}`, basics[key]);
  for (const [at, skill] of skills.entries()) noteValue(`sections.about.skills.items.${at}`, skill);
  for (const [at, { url }] of links.entries()) noteValue(`sections.social.items.${at}`, url);
  for (const [at, { title }] of honors.entries()) noteValue(`sections.achievements.items.${at}.title`, title);
  for (const [at, { position, organization, period, story }] of roles.entries()) {
    noteValue(`sections.experience.items.${at}.position`, position);
    noteValue(`sections.experience.items.${at}.company`, organization);
    // A period becomes the first line of the description.
    const isDoubtful = period.text !== "" && period.confidence < (story.confidence || certain);
    if (isDoubtful) noteValue(`sections.experience.items.${at}.description`, period);
    else noteStory(`sections.experience.items.${at}.description`, story);
  }
  for (const [at, study] of education.entries())
    for (const key of ["degree", "institution", "period"] as const)
      noteValue(`sections.education.items.${at}.${key}`, study[key]);
  for (const [at, { title, story, tags }] of projects.entries()) {
    noteValue(`sections.projects.items.${at}.title`, title);
    noteStory(`sections.projects.items.${at}.description`, story);
    note(`sections.projects.items.${at}.tags`, tags.length > 0, tags[0]?.confidence ?? 0);
  }
  return paths;
}
