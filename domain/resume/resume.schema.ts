import { z } from "zod";

/** Where a value stands: the page, from 0, and a box on it in points from its upper left corner. */
const source = z.object({
  page: z.number().int().min(0),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/**
 * What the resume says, how sure the reader is of it (0 to 1), and where it says it. An empty text is what it does not
 * say; without a source, the value was put together from several places or came with a link.
 */
const value = z.object({ text: z.string(), confidence: z.number().min(0).max(1), source: source.optional() });

/** A period as the resume writes it, and its two ends. */
const dates = { period: value, start: value, end: value };

/** A story in its order: paragraphs, and those that stand behind a marker. */
const story = z.object({
  paragraphs: z.array(z.object({ text: z.string(), isBullet: z.boolean() })),
  confidence: z.number().min(0).max(1),
  source: source.optional(),
});

/**
 * What a resume says, whatever is made of it. Portfolio data (domain/portfolio/from-resume.ts) and JSON Resume
 * (domain/json-resume/from-resume.ts) are projections.
 */
export const resumeSchema = z.object({
  basics: z.object({
    name: value,
    title: value,
    location: value,
    summary: value,
    email: value,
    phone: value,
    /** Profiles, and other addresses with what they are called. */
    links: z.array(
      z.object({ kind: z.enum(["linkedin", "github", "twitter", "website"]), label: z.string(), url: value }),
    ),
  }),
  roles: z.array(z.object({ organization: value, position: value, place: value, ...dates, story })),
  education: z.array(z.object({ institution: value, degree: value, grade: value, ...dates })),
  projects: z.array(
    z.object({
      title: value,
      story,
      tags: z.array(value),
      previewUrl: z.string().optional(),
      repoUrl: z.string().optional(),
    }),
  ),
  /** Skills under the labels of their groups; "" for those without. */
  skills: z.array(z.object({ label: z.string(), items: z.array(value) })),
  /** Awards and certifications, in the order of the resume. */
  honors: z.array(z.object({ kind: z.enum(["award", "certification"]), title: value, story })),
  publications: z.array(z.object({ title: value, story })),
  languages: z.array(z.object({ name: value, level: z.string() })),
});

export type Resume = z.infer<typeof resumeSchema>;
export type Source = z.infer<typeof source>;
export type Value = z.infer<typeof value>;
export type Story = z.infer<typeof story>;

const marker = "• ";

/** What people type before an item, as the portfolio's site reads it (content/portfolio-site/script.js). */
const typedMarker = /^\s*[•‣▪●◦*–-]\s+/;

/** A story as text: a line for each paragraph, a bullet before those that stand behind a marker. */
export function textOf({ paragraphs }: Story): string {
  return paragraphs.map(({ text, isBullet }) => (isBullet ? marker + text : text)).join("\n");
}

/** The story that such a text tells. */
export function paragraphsOf(text: string): Story["paragraphs"] {
  if (text === "") return [];
  return text.split("\n").map((line) => {
    const [typed = ""] = typedMarker.exec(line) ?? [];
    return { text: line.slice(typed.length), isBullet: typed !== "" };
  });
}
