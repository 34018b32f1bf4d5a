import type { DirectoryName } from "./directory.ts";

/**
 * What each directory calls its entries, for withoutNouns(). "Free" only where every entry is free.
 * Open AI is a name.
 */
export const ownNouns: Record<DirectoryName, string> = {
  certifications: "certification|certificate|cert|course|free",
  projects: "project|tutorial|idea",
  "ai-tools": "(?<!open )ai|tool",
  "public-apis": "api",
  "open-source": "open source|project|repo",
  toolkit: "tool",
};
