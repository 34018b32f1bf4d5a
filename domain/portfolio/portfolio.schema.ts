import { z } from "zod";
import { portfolioLimits as limits } from "../limits.ts";

const line = z.string().max(limits.line);
const paragraph = z.string().max(limits.paragraph);
const url = z.string().max(limits.url);
const link = z.object({ text: line, url });

/**
 * The data of a generated portfolio: docs/spec.md, section 3, "Portfolio data". Missing facts are
 * empty strings or lists.
 */
export const portfolioDataSchema = z.object({
  settings: z.object({
    name: line,
    title: line,
    location: line,
    summary: paragraph,
    profileImage: z.string().max(limits.photo),
  }),
  navigation: z.object({ enabled: z.boolean(), items: z.array(z.object({ name: line, url })).max(limits.links) }),
  sections: z.object({
    hero: z.object({ enabled: z.boolean(), ctaButtons: z.array(link).max(limits.links) }),
    about: z.object({
      enabled: z.boolean(),
      skills: z.object({ enabled: z.boolean(), title: line, items: z.array(line).max(limits.skills) }),
    }),
    projects: z.object({
      enabled: z.boolean(),
      title: line,
      items: z
        .array(
          z.object({
            title: line,
            description: paragraph,
            tags: z.array(line).max(limits.tags),
            previewUrl: url.optional(),
            repoUrl: url.optional(),
          }),
        )
        .max(limits.entries),
    }),
    experience: z.object({
      enabled: z.boolean(),
      title: line,
      items: z.array(z.object({ position: line, company: line, description: paragraph })).max(limits.entries),
    }),
    education: z.object({
      enabled: z.boolean(),
      title: line,
      items: z.array(z.object({ degree: line, period: line, institution: line })).max(limits.entries),
    }),
    achievements: z.object({
      enabled: z.boolean(),
      title: line,
      items: z.array(z.object({ title: line, description: paragraph })).max(limits.entries),
    }),
    contact: z.object({
      enabled: z.boolean(),
      title: line,
      email: line,
      phone: line,
      location: line,
    }),
    social: z.object({
      enabled: z.boolean(),
      items: z.array(z.object({ platform: z.enum(["linkedin", "github", "twitter"]), url })).max(limits.links),
    }),
  }),
  footer: z.object({ enabled: z.boolean(), copyright: line }),
});

export type PortfolioData = z.infer<typeof portfolioDataSchema>;
