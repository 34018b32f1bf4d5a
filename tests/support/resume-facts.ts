import type { ResumeFacts } from "#domain/resume/facts.schema.ts";

/** The answer of a model for a resume without facts. */
export const noFacts: ResumeFacts = {
  name: "",
  title: "",
  location: "",
  summary: "",
  email: "",
  phone: "",
  skills: [],
  projects: [],
  experience: [],
  education: [],
  achievements: [],
  social: [],
};
