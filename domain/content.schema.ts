import { z } from "zod";
import type { ChecklistSection } from "./checklist/checklist.ts";
import type { ApiRequest } from "./directory/api-requests.ts";
import {
  aiToolSchema,
  certificationSchema,
  directoryCategorySchema,
  goneSchema,
  openSourceSchema,
  projectSchema,
  publicApiSchema,
  toolkitEntrySchema,
} from "./directory/directory.schema.ts";
import { directoryNames, type Gone } from "./directory/directory.ts";
import { hackathonCatalogue, hackathonPlatform } from "./hackathons/hackathons.schema.ts";
import { postingWords, skillSchema } from "./job-match/job-match.schema.ts";
import { portalCategories } from "./job-portals/job-portals.schema.ts";
import { jobPlatform } from "./job-search/job-search.schema.ts";
import { outreachMessages } from "./outreach/outreach.schema.ts";
import { line, webUrl } from "./text/text.schema.ts";

const checklistGroup = z
  .strictObject({
    title: line(60).optional(),
    items: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]+$/),
          text: line(300),
          screen: line(40).optional(),
          prompt: line(60).optional(),
        }),
      )
      .min(1)
      .optional(),
    bullets: z.array(line(300)).min(1).optional(),
  })
  .refine(
    ({ items, bullets }) => (items === undefined) !== (bullets === undefined),
    "wants items or bullets, not both",
  );

const checklist = z.array(
  z.strictObject({ title: line(60), description: line(300), groups: z.array(checklistGroup).min(1) }),
) satisfies z.ZodType<ChecklistSection[]>;

const country = z.strictObject({ name: line(60), cca2: z.string().length(2), cca3: z.string().length(3) });

const contestPlatform = z.strictObject({
  resource: line(60),
  name: line(60),
  url: webUrl,
  /** The hosts of its contest pages, where they differ from the host of `url`. */
  hosts: z.array(line(60)).optional(),
});

/** Several names for one thing: a city in two languages, a job under several titles. */
const names = z.array(z.array(line(60)).min(2));

const directoryCategories = z.array(directoryCategorySchema);

/** The schema of every JSON file in content/, by file name. */
export const contentSchemas = {
  "job-portals": portalCategories,
  "job-search-platforms": z.strictObject({ main: z.array(jobPlatform), more: z.array(jobPlatform) }),
  "job-search-cities": z.record(line(60), z.array(z.array(line(60)).min(1)).min(1)),
  "job-search-titles": names,
  "outreach-messages": outreachMessages,
  "posting-words": postingWords,
  skills: z.array(skillSchema).min(1500),
  "palette-filters": z.array(
    z.strictObject({
      name: line(60),
      screen: z.enum([...directoryNames, "contests"]),
      query: z.string().regex(/^[\w-]+=[^&\s]+(&[\w-]+=[^&\s]+)*$/),
      words: line(80),
    }),
  ),
  synonyms: z.record(line(30), z.array(line(30)).min(1)),
  "palette-synonyms": z.record(line(30), z.array(line(30)).min(1)),
  checklist,
  countries: z.array(country),
  hackathons: hackathonCatalogue,
  "hackathon-platforms": z.array(hackathonPlatform).length(9),
  "contest-platforms": z.array(contestPlatform),
  "ai-tools": z.array(aiToolSchema),
  "ai-tools-categories": directoryCategories,
  certifications: z.array(certificationSchema),
  "certifications-categories": directoryCategories,
  gone: z.array(goneSchema) satisfies z.ZodType<Gone[]>,
  "open-source": z.array(openSourceSchema),
  "open-source-categories": directoryCategories,
  projects: z.array(projectSchema),
  "projects-categories": directoryCategories,
  "public-api-requests": z.array(
    z.strictObject({
      id: line(60),
      url: webUrl,
      header: z
        .string()
        .regex(/^[\w-]+: .+$/)
        .optional(),
    }),
  ) satisfies z.ZodType<ApiRequest[]>,
  "public-apis": z.array(publicApiSchema),
  "public-apis-categories": directoryCategories,
  toolkit: z.array(toolkitEntrySchema),
  "toolkit-categories": directoryCategories,
} as const;

export type Content = { [Name in keyof typeof contentSchemas]: z.infer<(typeof contentSchemas)[Name]> };
