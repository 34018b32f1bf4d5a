import type { ReactNode } from "react";
import type { DirectoryRow, Query } from "#domain/directory/directory.ts";
import { type LinkPlaces, linkFacet, wantsGone } from "#domain/directory/link-places.ts";
import type { LinkedList } from "#domain/link-health/linked-lists.ts";
import { type DirectoryLinks, type LinkNote, publishedLinksPath } from "#domain/link-health/published.ts";
import { readPublished } from "#domain/link-health/read-published.ts";
import { dateFormats } from "#domain/text/date-format.ts";
import { dayMs } from "#domain/time.ts";
import { reader } from "#web/lib/date.ts";
import { fetchInTime } from "#web/lib/fetch-in-time.ts";
import { Chip } from "../chip.tsx";
import { ExternalLink } from "../external-link.tsx";

type LinkedRow = Pick<DirectoryRow, "id" | "url">;

/** The state of a list's links, as the link checks found it. */
export type Links = {
  /** Rows to hide or to move down because of their links. Undefined if there are no such rows. */
  places: LinkPlaces | undefined;
  /** Whether a row's link is dead. Then the row's name is not a link. */
  isOff(row: LinkedRow): boolean;
  /** The filter "Gone". Shown only if some link is gone. */
  filter(query: Query, toggle: (facet: string, value: string) => void): ReactNode;
  /** The line about a row's link. Empty if the link has not been checked yet. */
  line(row: LinkedRow): ReactNode;
  /** Whether no link of the list has been checked yet. */
  isUnchecked: boolean;
};

const none: DirectoryLinks = { counts: {}, checked: {}, notes: {} };

/** Loads the state of a list's links. */
export async function loadLinks(list: LinkedList): Promise<Links> {
  if (!navigator.onLine) throw new Error("There is no connection");
  const response = await fetchInTime(`${publishedLinksPath}?directory=${list}`);
  if (!response.ok) throw new Error(`The links answered ${response.status}`);
  const { directories } = readPublished(await response.json());
  const { checked, pushed = {}, notes } = directories[list] ?? none;
  const days = byId(checked);
  const months = byId(pushed);
  const noteOf = ({ id, url }: LinkedRow) => {
    const note = notes[id];
    return note && (note.url === null || note.url === url) ? note : undefined;
  };
  const addresses = (...signs: string[]) =>
    Object.fromEntries(
      Object.entries(notes).flatMap(([id, { sign, url }]) => (url && signs.includes(sign) ? [[id, url]] : [])),
    );
  const places = { gone: addresses("gone", "parked"), demoted: addresses("silent", "archived") };
  const [hasGone, hasDemoted] = [places.gone, places.demoted].map((place) => Object.keys(place).length > 0);
  return {
    places: hasGone || hasDemoted ? places : undefined,
    isOff: (row) => isOff(noteOf(row)),
    filter: (query, toggle) =>
      hasGone && (
        <Chip pressed={wantsGone(query)} onClick={() => toggle(linkFacet.key, "gone")}>
          Gone
        </Chip>
      ),
    line: (row) => {
      const note = noteOf(row);
      return note ? <NoteLine url={row.url} note={note} /> : aliveLine(days.get(row.id), months.get(row.id));
    },
    isUnchecked: days.size === 0,
  };
}

/** Inverts lists of ids: maps each id to its key. */
function byId(lists: Record<string, string[]>): Map<string, string> {
  return new Map(Object.entries(lists).flatMap(([key, ids]) => ids.map((id) => [id, key] as const)));
}

function isOff(note: LinkNote | undefined): boolean {
  return note?.sign === "gone" || note?.sign === "parked";
}

/** The line about a working link. A repository's last push is more useful than the last check. */
function aliveLine(checkedOn: string | undefined, pushedIn: string | undefined) {
  if (pushedIn) return `Last push in ${monthFormat("UTC", reader.locale).format(new Date(pushedIn))}`;
  return checkedOn && `Link checked ${daysAgo(checkedOn)}`;
}

function NoteLine({ url, note }: { url: string; note: LinkNote }) {
  if (note.sign === "archived") return "Archived: takes no changes";
  if (note.sign === "refused") return "Refused our check";
  if (note.sign === "moved") return `Moved to ${placeOf(note.movedTo ?? "")}`;
  const since = note.since ? ` since ${dateOf(note.since)}` : "";
  return (
    <>
      {{ silent: "Not answering", gone: "Gone", parked: "Domain for sale" }[note.sign]}
      {since}
      {" · "}
      <ExternalLink
        href={`https://web.archive.org/web/2/${url}`}
        className="relative inline-flex min-h-6 items-center underline"
      >
        Archived copy
      </ExternalLink>
    </>
  );
}

/** "today", "yesterday" or "3 days ago". */
function daysAgo(day: string): string {
  const days = Math.floor(Date.now() / dayMs) - Date.parse(day) / dayMs;
  return days < 1 ? "today" : days === 1 ? "yesterday" : `${days} days ago`;
}

const dayFormat = dateFormats({ day: "numeric", month: "short" });
const monthFormat = dateFormats({ month: "short", year: "numeric" });
const yearFormat = dateFormats({ day: "numeric", month: "short", year: "numeric" });

/** "12 Nov" for a day of this year, "12 Nov 2025" for another year. */
function dateOf(day: string): string {
  const format = day.slice(0, 4) === new Date().toISOString().slice(0, 4) ? dayFormat : yearFormat;
  return format("UTC", reader.locale).format(new Date(day));
}

/** An address without its scheme, "www." and trailing slash, shortened to fit into a row. */
function placeOf(address: string): string {
  const place = address.replace(/^https?:\/\/(www\.)?/, "").replace(/[/?#]*$/, "");
  return place.length > 40 ? `${place.slice(0, 39)}…` : place;
}
