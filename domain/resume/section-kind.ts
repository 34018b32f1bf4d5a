/** What a section of a resume is about. "other" is a heading we know and do not publish, "unknown" one in words we do not know. */
export type SectionKind =
  | "summary"
  | "experience"
  | "education"
  | "skills"
  | "projects"
  | "achievements"
  | "contact"
  | "social"
  | "personal"
  | "volunteer"
  | "languages"
  | "other"
  | "unknown";
