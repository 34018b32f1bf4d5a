import { z } from "zod";
import { portfolioDataSchema } from "../portfolio/portfolio.schema.ts";

const { settings, sections } = portfolioDataSchema.shape;

/** The facts that a language model is asked for: PortfolioData without mere decoration. */
export const resumeFactsSchema = z.object({
  name: settings.shape.name,
  title: settings.shape.title,
  location: settings.shape.location,
  summary: settings.shape.summary,
  email: sections.shape.contact.shape.email,
  phone: sections.shape.contact.shape.phone,
  skills: sections.shape.about.shape.skills.shape.items,
  projects: sections.shape.projects.shape.items,
  experience: sections.shape.experience.shape.items,
  education: sections.shape.education.shape.items,
  achievements: sections.shape.achievements.shape.items,
  social: sections.shape.social.shape.items,
});

export type ResumeFacts = z.infer<typeof resumeFactsSchema>;
