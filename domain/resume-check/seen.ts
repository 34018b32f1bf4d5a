import type { Resume, Source, Story, Value } from "../resume/resume.schema.ts";
import { textOf } from "../resume/story.ts";
import { type Finding, placed } from "./check.ts";

/** A value as a machine reads it, and whether the reader is sure of it. */
export type Seen = { id: number; label: string; text: string; isSure: boolean; at?: Source };
export type SeenGroup = { title: string; values: Seen[] };

type Unnumbered = Omit<Seen, "id">;

/** Below this confidence the reader is not sure of a value. */
const sure = 0.6;

/** Every value that was read, in the order of a resume, and then the lines in no field. */
export function seenIn(resume: Resume, unread: Finding[]): SeenGroup[] {
  const { basics, roles, education, projects, skills, honors, publications, languages } = resume;
  const groups = [
    group("Name and contact", [
      seen("Name", basics.name),
      seen("Title", basics.title),
      seen("Location", basics.location),
      seen("Email", basics.email),
      seen("Phone", basics.phone),
      ...basics.links.map(({ kind, url }) => seen(linkNames[kind], url)),
      seen("Summary", basics.summary),
    ]),
    ...roles.map(({ position, organization, place, period, story }, at) =>
      group(`Role ${at + 1}`, [
        seen("Title", position),
        seen("Organization", organization),
        seen("Place", place),
        seen("Period", period),
        seen("Text", storyValue(story)),
      ]),
    ),
    ...education.map(({ degree, institution, period, grade }, at) =>
      group(`Education ${at + 1}`, [
        seen("Degree", degree),
        seen("Institution", institution),
        seen("Period", period),
        seen("Grade", grade),
      ]),
    ),
    ...projects.map(({ title, story, tags }, at) =>
      group(`Project ${at + 1}`, [
        seen("Title", title),
        seen("Text", storyValue(story)),
        ...tags.map((tag) => seen("Tag", tag)),
      ]),
    ),
    group(
      "Skills",
      skills.flatMap(({ label, items }) => items.map((item) => seen(label || "Skill", item))),
    ),
    group(
      "Awards and certificates",
      honors.map(({ kind, title }) => seen(kind === "award" ? "Award" : "Certificate", title)),
    ),
    group(
      "Publications",
      publications.map(({ title }) => seen("Title", title)),
    ),
    group(
      "Languages",
      languages.map(({ name, level }) =>
        seen("Language", { ...name, text: [name.text, level].filter(Boolean).join(", ") }),
      ),
    ),
    group(
      "In no field",
      unread.map(({ text, at }) => ({ label: "Line", text, isSure: true, ...placed(at) })),
    ),
  ];
  let id = 0;
  return groups
    .filter(({ values }) => values.length > 0)
    .map(({ title, values }) => ({ title, values: values.map((value) => ({ ...value, id: id++ })) }));
}

const linkNames = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter", website: "Website" };

const group = (title: string, values: Unnumbered[]) => ({
  title,
  values: values.filter(({ text }) => text !== ""),
});

const seen = (label: string, { text, confidence, source }: Value): Unnumbered => ({
  label,
  text,
  isSure: confidence >= sure,
  ...placed(source),
});

const storyValue = (story: Story): Value => ({
  text: textOf(story),
  confidence: story.confidence,
  ...(story.source && { source: story.source }),
});
