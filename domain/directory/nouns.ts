import type { DirectoryName } from "./directory.ts";

/**
 * Nouns for the entries of each directory, for withoutNouns(). "Free" is one only if every entry is
 * free. Open AI is a name.
 */
export const ownNouns: Record<DirectoryName, string> = {
  certifications: "certification|certificate|cert|course|free",
  projects: "project|tutorial|idea",
  "ai-tools": "(?<!open )ai|tool",
  "public-apis": "api",
  "open-source": "open source|project|repo",
  toolkit: "tool",
};
