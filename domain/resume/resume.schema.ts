import { z } from "zod";

/**
 * The place of a value: the page, from 0, and a box in points from the page's upper left corner.
 */
const source = z.object({
  page: z.number().int().min(0),
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
});

/**
 * A value of the resume, how sure the reader is of it (0 to 1), and its place. An empty text means
 * that the resume does not say. A value without a source comes from several places or from a link.
 */
const value = z.object({ text: z.string(), confidence: z.number().min(0).max(1), source: source.optional() });

/** A period as the resume writes it, and its start and end. */
const dates = { period: value, start: value, end: value };

/** A description in order: paragraphs and list items. */
const story = z.object({
  paragraphs: z.array(z.object({ text: z.string(), isBullet: z.boolean() })),
  confidence: z.number().min(0).max(1),
  source: source.optional(),
});

/**
 * Everything that a resume says, independent of its use. Portfolio data
 * (domain/portfolio/from-resume.ts) and JSON Resume (domain/json-resume/from-resume.ts) are made
 * from it.
 */
export const resumeSchema = z.object({
  basics: z.object({
    name: value,
    title: value,
    location: value,
    summary: value,
    email: value,
    phone: value,
    /** Profiles, and other addresses with their names. */
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
  /** Skills by the label of their group; "" for none. */
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
