import type { Resume, Source, Story, Value } from "../resume/resume.schema.ts";
import { splitDate, textOf } from "../resume/story.ts";
import { type Finding, placed } from "./check.ts";

/** A value as a machine reads it, and whether the reader is sure of it. */
export type Seen = { id: number; label: string; text: string; isSure: boolean; at?: Source };
export type SeenGroup = { title: string; note?: string; values: Seen[] };

type Unnumbered = Omit<Seen, "id">;

/** Below this confidence the reader is not sure of a value. */
const sure = 0.6;

/**
 * Every value that was read, in the order of a resume, and then the lines in no field, with the
 * number of missed lines.
 */
export function seenIn(resume: Resume, unread: Finding[], missed: Finding[]): SeenGroup[] {
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
      honors.flatMap(({ kind, title, story }) => [
        seen(kind === "award" ? "Award" : "Certificate", title),
        ...dateAndText(story),
      ]),
    ),
    group(
      "Publications",
      publications.flatMap(({ title, story }) => [seen("Title", title), ...dateAndText(story)]),
    ),
    group(
      "Languages",
      languages.map(({ name, level }) =>
        seen("Language", { ...name, text: [name.text, level].filter(Boolean).join(", ") }),
      ),
    ),
    {
      ...group(
        "In no field",
        unread.map(({ text, at }) => ({ label: "Line", text, isSure: true, ...placed(at) })),
      ),
      ...noteOn(unread, missed),
    },
  ];
  let id = 0;
  return groups
    .filter(({ values }) => values.length > 0)
    .map((group) => ({ ...group, values: group.values.map((value) => ({ ...value, id: id++ })) }));
}

/** A note on why a reader would not miss all of the lines in no field. */
function noteOn(unread: Finding[], missed: Finding[]): Pick<SeenGroup, "note"> {
  const count = unread.filter(({ text }) => missed.some((line) => line.text === text)).length;
  const others = "short lines, personal facts, hobbies, references or dates.";
  if (count === unread.length) return {};
  if (count === 0) return { note: `Nobody would miss these: they are ${others}` };
  return { note: `${count} of these ${unread.length} would be missed. The rest are ${others}` };
}

const linkNames = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter", website: "Website" };

const group = (title: string, values: Unnumbered[]): { title: string; note?: string; values: Unnumbered[] } => ({
  title,
  values: values.filter(({ text }) => text !== ""),
});

const seen = (label: string, { text, confidence, source }: Value): Unnumbered => ({
  label,
  text,
  isSure: confidence >= sure,
  ...placed(source),
});

/** The story of a certificate, an award or a publication, which may begin with its date. */
function dateAndText(story: Story): Unnumbered[] {
  const { date, paragraphs } = splitDate(story);
  return [seen("Date", { ...storyValue(story), text: date }), seen("Text", storyValue({ ...story, paragraphs }))];
}

const storyValue = (story: Story): Value => ({
  text: textOf(story),
  confidence: story.confidence,
  ...(story.source && { source: story.source }),
});
