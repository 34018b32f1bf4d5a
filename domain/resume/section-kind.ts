/**
 * The kind of a section. "other" has a known heading that we do not publish. "unknown" has a
 * heading in unknown words.
 */
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
