import { z } from "zod";

const text = (max = 500) => z.string().max(max).nullish();
const texts = (max: number, length = 2000) => z.array(z.string().max(length)).max(max).nullish();
const entries = <Shape extends z.ZodRawShape>(shape: Shape, max = 100) => z.array(z.object(shape)).max(max).nullish();
const job = {
  position: text(),
  startDate: text(),
  endDate: text(),
  summary: text(8000),
  highlights: texts(4000, 8000),
};

/**
 * The part of JSON Resume 1.0.0 (jsonresume.org) that a portfolio has a place for. Other keys are
 * ignored.
 */
export const jsonResumeSchema = z.object({
  $schema: text(),
  basics: z
    .object({
      name: text(),
      label: text(),
      image: text(200_000),
      email: text(),
      phone: text(),
      url: text(2000),
      summary: text(5000),
      location: z.object({ address: text(), city: text(), region: text(), countryCode: text() }).nullish(),
      profiles: entries({ network: text(), username: text(), url: text(2000) }),
    })
    .nullish(),
  work: entries({ name: text(), location: text(), ...job }),
  volunteer: entries({ organization: text(), ...job }),
  education: entries({
    institution: text(),
    area: text(),
    studyType: text(),
    score: text(),
    startDate: text(),
    endDate: text(),
  }),
  languages: entries({ language: text(), fluency: text() }),
  projects: entries({
    name: text(),
    description: text(5000),
    highlights: texts(100, 5000),
    keywords: texts(60),
    url: text(2000),
    repoUrl: text(2000),
    startDate: text(),
    endDate: text(),
  }),
  skills: entries({ name: text(), keywords: texts(300) }, 300),
  awards: entries({ title: text(), date: text(), awarder: text(), summary: text(3000) }),
  certificates: entries({ name: text(), date: text(), issuer: text() }),
  publications: entries({ name: text(), releaseDate: text(), publisher: text(), summary: text(3000) }),
});

export type JsonResume = z.infer<typeof jsonResumeSchema>;
