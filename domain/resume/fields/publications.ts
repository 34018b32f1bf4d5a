import type { Line } from "../cell.ts";
import { readEntries } from "../entries.ts";
import { bodyText } from "../entry-looks.ts";

export type Publication = { title: string; description: string; from: number };

/** The publications of a section. The first piece of an entry is the title. */
export function findPublications(lines: Line[]): Publication[] {
  return readEntries(lines).flatMap(({ pieces, body, from }) => {
    const [title, ...rest] = [...pieces.map(({ text }) => text), ...bodyText(body).split("\n")].filter(Boolean);
    return title ? [{ title, description: rest.join("\n"), from }] : [];
  });
}
