import { isSheet } from "../cheat-sheets.ts";
import { pageDescription } from "../page-descriptions.ts";
import { resumeBuilder, screenList, screens } from "../screens.ts";
import { storedList } from "../stored-list.ts";
import { isWebUrl } from "../text/links.ts";

/** The kinds of entries, with the label of each kind. */
export const kindNames = {
  tool: "Tool",
  page: "Page",
  filter: "Filtered list",
  category: "Category",
  prompt: "Prompt",
  "cheat-sheets": "Cheat sheet",
  checklist: "Checklist",
  contests: "Contest",
  hackathons: "Hackathon",
  "job-portals": "Job portal",
  "ai-tools": "AI tool",
  "public-apis": "Public API",
  toolkit: "Developer tool",
  "open-source": "Open source",
  projects: "Project",
  certifications: "Certification",
};
export type Kind = keyof typeof kindNames;

export type PaletteEntry = {
  kind: Kind;
  name: string;
  /** A path of this site, or the address of another. */
  url: string;
  /** The context to show: a category, a sheet, the purpose of a tool. */
  about: string;
  /** Extra words to find it by, in phrases with commas between. They are not shown. */
  words?: string;
  /** In an answer: what it was found by, where that cannot be seen in its name or place. */
  match?: string;
};

/** An entry as the index file stores it. */
export type PackedEntry = [kind: Kind, name: string, url: string, about: string, words?: string | null];

export function unpacked([kind, name, url, about, words]: PackedEntry): PaletteEntry {
  return words ? { kind, name, url, about, words } : { kind, name, url, about };
}

/** Every screen, tools first, and our ATS resume builder on its other site. */
export function screenEntries(): PaletteEntry[] {
  const entries = screenList.map(({ name, path, title, menu, card }): PaletteEntry => {
    const kind = card ? "tool" : isSheet(name) ? "cheat-sheets" : "page";
    const words = [menu?.label, name !== "home" && pageDescription(name)].filter(Boolean).join(", ");
    return { kind, name: name === "home" ? "Home" : title, url: path, about: card?.description ?? "", words };
  });
  const { path, title: yourData } = screens["your-data"];
  entries.push(
    {
      kind: "page",
      name: "Your profile",
      url: `${path}#profile`,
      about: yourData,
      words: "my profile, settings, preferences, account, role, city, country, time zone",
    },
    { kind: "page", name: "Keyboard shortcuts", url: `${path}#keyboard`, about: yourData, words: "slash, keys" },
  );
  const { title: name, href: url, description: about } = resumeBuilder;
  entries.push({ kind: "tool", name, url, about });
  return entries.sort((a, b) => Number(b.kind === "tool") - Number(a.kind === "tool"));
}

/** Where else to look for what the palette does not have. */
export function searchesElsewhere(query: string): PaletteEntry[] {
  const q = encodeURIComponent(query.trim());
  const search = (what: string, url: string): PaletteEntry => ({
    kind: "page",
    name: `Search ${what} for “${query.trim()}”`,
    url,
    about: "",
  });
  return [
    search("AI tools", `${screens["ai-tools"].path}?q=${q}`),
    search("developer tools", `${screens.toolkit.path}?q=${q}`),
    search("public APIs", `${screens["public-apis"].path}?q=${q}`),
    search("projects", `${screens.projects.path}?q=${q}`),
    search("certifications", `${screens.certifications.path}?q=${q}`),
    search("jobs", `${screens["job-search"].path}?role=${q}`),
  ];
}

/**
 * The key of an entry. It contains the directory, since two directories may list the same address.
 */
export function entryKey({ kind, url }: PaletteEntry): string {
  return `${kind} ${url}`;
}

const mostRecents = 6;

/** The entries opened from the palette, newest first. Entries of another shape are dropped. */
export function readRecents(stored: string | null): PaletteEntry[] {
  return storedList(stored, isEntry, mostRecents);
}

function isEntry(value: unknown): value is PaletteEntry {
  if (typeof value !== "object" || value === null) return false;
  const { kind, name, url, about } = value as Record<string, unknown>;
  return (
    typeof kind === "string" &&
    Object.hasOwn(kindNames, kind) &&
    typeof name === "string" &&
    typeof about === "string" &&
    typeof url === "string" &&
    (isOurs(url) || isWebUrl(url))
  );
}

/**
 * Whether the address is a path of this site. Addresses that begin with "//" or "/\" lead to
 * another site.
 */
export function isOurs(url: string): boolean {
  return /^\/(?![/\\])/.test(url);
}

/** The list with the entry added in front, without its extra words. Keeps six. */
export function withRecent(recents: PaletteEntry[], { kind, name, url, about }: PaletteEntry): PaletteEntry[] {
  const entry = { kind, name, url, about };
  return [entry, ...recents.filter((other) => entryKey(other) !== entryKey(entry))].slice(0, mostRecents);
}
