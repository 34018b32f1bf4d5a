import { z } from "zod";

const text = (most: number) => z.string().max(most);
const link = z.object({ text: text(200), url: text(2000) });

/** What a generated portfolio is made of: docs/spec.md, section 3, "Portfolio data". Absent facts are empty strings or empty lists. */
export const portfolioDataSchema = z.object({
  settings: z.object({
    name: text(200),
    title: text(300),
    location: text(300),
    summary: text(5000),
    profileImage: text(200_000),
  }),
  navigation: z.object({ enabled: z.boolean(), items: z.array(z.object({ name: text(100), url: text(200) })).max(20) }),
  sections: z.object({
    hero: z.object({ enabled: z.boolean(), ctaButtons: z.array(link).max(10) }),
    about: z.object({
      enabled: z.boolean(),
      skills: z.object({ enabled: z.boolean(), title: text(200), items: z.array(text(200)).max(300) }),
    }),
    projects: z.object({
      enabled: z.boolean(),
      title: text(200),
      items: z
        .array(
          z.object({
            title: text(300),
            description: text(5000),
            tags: z.array(text(100)).max(60),
            previewUrl: text(2000).optional(),
            repoUrl: text(2000).optional(),
          }),
        )
        .max(100),
    }),
    experience: z.object({
      enabled: z.boolean(),
      title: text(200),
      items: z.array(z.object({ position: text(300), company: text(300), description: text(8000) })).max(100),
    }),
    education: z.object({
      enabled: z.boolean(),
      title: text(200),
      items: z.array(z.object({ degree: text(500), period: text(200), institution: text(500) })).max(100),
    }),
    achievements: z.object({
      enabled: z.boolean(),
      title: text(200),
      items: z.array(z.object({ title: text(500), description: text(3000) })).max(100),
    }),
    contact: z.object({
      enabled: z.boolean(),
      title: text(200),
      email: text(320),
      phone: text(100),
      location: text(300),
    }),
    social: z.object({
      enabled: z.boolean(),
      items: z.array(z.object({ platform: z.enum(["linkedin", "github", "twitter"]), url: text(2000) })).max(20),
    }),
  }),
  footer: z.object({ enabled: z.boolean(), copyright: text(500) }),
});

export type PortfolioData = z.infer<typeof portfolioDataSchema>;
