import { isSheet } from "../cheat-sheets/cheat-sheets.ts";
import { pageDescription } from "../page-descriptions.ts";
import { resumeBuilder, type ScreenName, screenList, screens } from "../screens.ts";
import { site } from "../site.ts";

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
  /** Extra search phrases, separated by commas. They are not shown. */
  words?: string;
  /** In an answer: the words that matched, if they are in neither the name nor `about`. */
  match?: string;
};

/** An entry as the index file stores it. */
export type PackedEntry = [kind: Kind, name: string, url: string, about: string, words?: string | null];

/** An entry of the index file as the palette uses it. */
export function unpacked([kind, name, url, about, words]: PackedEntry): PaletteEntry {
  return words ? { kind, name, url, about, words } : { kind, name, url, about };
}

/** Every screen, tools first, and our ATS resume builder on its other site. */
export function screenEntries(): PaletteEntry[] {
  const entries = screenList.map(({ name, path, title, menu, card }): PaletteEntry => {
    const kind = card ? "tool" : isSheet(name) ? "cheat-sheets" : "page";
    const words = [menu?.label, name !== "home" && pageDescription(name).replaceAll(site.name, "")]
      .filter(Boolean)
      .join(", ");
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

/** Links to other searches, for things that the palette does not have. */
export function searchesElsewhere(query: string): PaletteEntry[] {
  return [
    searchIn("ai-tools", "AI tools", "q", query),
    searchIn("toolkit", "developer tools", "q", query),
    searchIn("public-apis", "public APIs", "q", query),
    searchIn("projects", "projects", "q", query),
    searchIn("certifications", "certifications", "q", query),
    jobSearch(query),
  ];
}

/** A job search for the query. It is offered after every answer, since the query may be a role. */
export const jobSearch = (query: string) => searchIn("job-search", "jobs", "role", query);

function searchIn(screen: ScreenName, what: string, parameter: string, query: string): PaletteEntry {
  const url = `${screens[screen].path}?${parameter}=${encodeURIComponent(query.trim())}`;
  return { kind: "page", name: `Search ${what} for “${query.trim()}”`, url, about: "" };
}

/**
 * The key of an entry. It contains the directory, since two directories may list the same address.
 */
export function entryKey({ kind, url }: PaletteEntry): string {
  return `${kind} ${url}`;
}
