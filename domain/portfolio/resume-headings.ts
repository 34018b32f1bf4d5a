import { headingKind, headingKinds, isSpelledOut, namesCertificates, namesPublications } from "../resume/headings.ts";
import type { SectionKind } from "../resume/section-kind.ts";
import { targetLabels } from "../resume/vocabulary/form-labels.ts";
import { type Headings, type SectionName, sectionTitles, usualOrder } from "../resume-file/options.ts";
import type { Draft } from "./draft.ts";

type Work = Pick<Draft, "data" | "lines">;

/**
 * The headings of a draft's resume file. The visitor's own heading for a section comes first, then
 * the heading in the file that was read, if it is not in English, then ours. A heading is taken
 * only if our reader finds the same section below it.
 */
export function headingsOf(work: Work): Headings {
  const given = givenHeadings(work);
  const isForeign = work.lines.some((line) => foreign.test(line) && headingKind(line) !== undefined);
  const read = isForeign ? work.lines.filter(isSpelledOut).map((line) => line.trim().replace(/\s*:$/, "")) : [];
  const heading = (name: SectionName) =>
    [given[name] ?? "", ...read].find((text) => text !== sectionTitles[name] && isReadAs(text, name));
  return Object.fromEntries(usualOrder.map((name) => [name, heading(name) ?? sectionTitles[name]])) as Headings;
}

/** The headings that the visitor has given to sections, and that no resume reader would know. */
export function headingsNotTaken(work: Work): string[] {
  const { certifications: _, awards: __, ...given } = givenHeadings(work);
  const unknown = Object.entries(given).filter(
    ([name, text]) =>
      text !== "" && text !== sectionTitles[name as SectionName] && !isReadAs(text, name as SectionName),
  );
  return unknown.map(([, text]) => text);
}

function givenHeadings({ data: { sections } }: Work) {
  const { experience, projects, education, about, achievements } = sections;
  // The site's title, for certificates and awards alike.
  const honors = achievements.title === "Achievements" ? "" : achievements.title;
  const titles = {
    experience: experience.title,
    projects: projects.title,
    education: education.title,
    skills: about.skills.title,
    certifications: honors,
    awards: honors,
  } satisfies Partial<Headings>;
  return Object.fromEntries(Object.entries(titles).map(([name, text]) => [name, text.trim()])) as Partial<Headings>;
}

/** Words for jobs and studies in headings that are not in English. */
const foreign =
  /erfahrung|beruf|werdegang|bildung|expérience|formation|études|experiencia|educación|formación|experiência|formação|esperienz|formazione|istruzione|ervaring|opleiding|doświadczenie|wykształcenie|erfaring|erfarenhet|utbildning|utdanning|uddannelse|kokemus|koulutus|deneyim|eğitim|zkušenosti|vzdělání|experiență/iu;

const kinds: Record<SectionName, SectionKind> = {
  summary: "summary",
  experience: "experience",
  projects: "projects",
  education: "education",
  skills: "skills",
  certifications: "achievements",
  awards: "achievements",
  publications: "other",
  languages: "languages",
};

/** Whether our reader finds a section below a heading, and no other section. */
function isReadAs(text: string, name: SectionName): boolean {
  if (headingKind(text) !== kinds[name] || headingKinds(text).length > 1) return false;
  if (name === "certifications" || name === "awards") return namesCertificates(text) === (name === "certifications");
  if (name === "publications") return namesPublications(text);
  return name !== "summary" || !targetLabels.includes(text.toLowerCase());
}
