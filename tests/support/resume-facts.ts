import type { ResumeFacts } from "#domain/resume/facts.schema.ts";

/** What a model says of a resume without a single fact. */
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
