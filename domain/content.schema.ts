import { z } from "zod";
import type { ChecklistSection } from "./checklist.ts";
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
import type { Gone } from "./directory/directory.ts";
import type { RecurringHackathon } from "./hackathons/hackathons.ts";
import { type PortalCategory, portalCounts, portalIcons } from "./job-portals.ts";
import type { Platform } from "./job-search/links.ts";
import type { MessageKind, Tone } from "./outreach/messages.ts";
import type { OutreachId } from "./outreach/outreach.ts";
import { difficulties, type Prompt, promptCategories } from "./prompts.ts";

const line = (most: number) => z.string().trim().min(2).max(most);
const webUrl = z.url({ protocol: /^https?$/ }).max(500);

const portal = z.strictObject({
  name: line(60),
  url: webUrl,
  about: line(120).optional(),
  country: line(40).optional(),
  remote: z.literal(true).optional(),
  fee: z.literal(true).optional(),
  search: webUrl.regex(/\{(role|slug)\}/, "has neither {role} nor {slug}").optional(),
  searchInPlace: webUrl
    .regex(/\{(role|slug)\}/, "has neither {role} nor {slug}")
    .regex(/\{place(-slug)?\}/, "has neither {place} nor {place-slug}")
    .optional(),
});

const portalCategories = z.array(
  z.strictObject({
    id: z.enum(Object.keys(portalCounts) as (keyof typeof portalCounts)[]),
    title: line(60),
    icon: z.enum(portalIcons),
    description: line(300),
    portals: z.array(portal),
  }),
) satisfies z.ZodType<PortalCategory[]>;

const checklistGroup = z
  .strictObject({
    title: line(60).optional(),
    items: z
      .array(z.strictObject({ id: z.string().regex(/^[a-z0-9-]+$/), text: line(300), screen: line(40).optional() }))
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
  /** Where its contests are, if not at the host of its address. */
  hosts: z.array(line(60)).optional(),
});

const hackathonCatalogue = z.array(
  z.strictObject({
    name: line(80),
    url: webUrl.regex(/^https:/, "wants https"),
    organizer: line(80),
    usualMonths: line(30),
    themes: z.array(line(40)).min(1).max(8),
    country: line(40).optional(),
    online: z.literal(true).optional(),
  }),
) satisfies z.ZodType<RecurringHackathon[]>;

const jobPlatform = z.strictObject({
  name: line(40),
  emoji: z.string().min(1).max(8),
  description: line(120),
  hot: z.literal(true).optional(),
  sites: z.array(line(60)).min(1).optional(),
  countrySites: z.record(line(60), line(60)).optional(),
}) satisfies z.ZodType<Platform>;

/** Names for one thing: a city in two languages, a job under several titles. */
const names = z.array(z.array(line(60)).min(2));

const message = z.union([line(300), z.array(z.string().max(1000)).min(5)]);
const byTone = z.strictObject({ warm: message, formal: message, brief: message } satisfies Record<
  Tone,
  typeof message
>);
const byCard = z.strictObject({
  "hr-finder": byTone,
  "talent-acquisition": byTone,
  "referral-network": byTone,
} satisfies Record<OutreachId, typeof byTone>);

const outreachMessages = z.strictObject({
  note: byCard,
  "premium-note": byCard,
  long: byCard,
  "follow-up": byTone,
  "thank-you": byTone,
} satisfies Record<MessageKind, z.ZodType>);

const hackathonPlatform = z.strictObject({ name: line(40), url: webUrl, description: line(160) });
const directoryCategories = z.array(directoryCategorySchema);

/** The one table: name of a file in content/, without .json, to its shape. */
export const contentSchemas = {
  "job-portals": portalCategories,
  "job-search-platforms": z.strictObject({ main: z.array(jobPlatform), more: z.array(jobPlatform) }),
  "job-search-cities": names,
  "job-search-titles": names,
  "outreach-messages": outreachMessages,
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

/** A file in content/prompts: its name is the id, its front matter the attributes, the rest the prompt. */
export const promptSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: line(80),
  description: line(220),
  prompt: z.string().trim().min(500).max(6000),
  category: z.enum(promptCategories),
  tags: z.array(line(30)).min(3).max(8),
  difficulty: z.enum(difficulties),
  popular: z.boolean(),
}) satisfies z.ZodType<Prompt>;
