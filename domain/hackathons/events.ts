import type { Event, ItemList, ListItem, Place, VirtualLocation } from "schema-dts";
import type { CalendarEvent } from "../calendar.ts";
import { dayMs } from "../time.ts";
import { hackathonTime, isSpecified, never } from "./dates.ts";
import type { Hackathon } from "./hackathons.ts";
import { endOf, isBareDay } from "./moments.ts";

/**
 * Hackathons as calendar events. For a row with only a deadline, the event is the deadline. Rows
 * without dates are left out.
 */
export function hackathonEvents(rows: Hackathon[]): CalendarEvent[] {
  return rows.flatMap((row) => {
    const start = row.starts ?? row.deadline;
    if (!start) return [];
    const end = row.starts ? (row.ends ?? row.starts) : start;
    return {
      key: row.id,
      title: row.starts ? row.name : `Registration closes: ${row.name}`,
      start: new Date(start),
      end: new Date(Math.max(Date.parse(start), isBareDay(start) ? endOfDay(end) : endOf(end))),
      isAllDay: isBareDay(start),
      url: row.registration_link,
      description: [row.deadline && `Registration closes ${row.registration_deadline}.`, row.registration_link]
        .filter(Boolean)
        .join(" "),
      isTentative: false,
      changedAt: new Date(row.changed_at ?? start),
    };
  });
}

/** The midnight, in UTC, at or after the end of a moment. */
const endOfDay = (moment: string) => Math.ceil(endOf(moment) / dayMs) * dayMs;

/**
 * Structured data of the first ten rows on the page. Only rows with a date and a place are events:
 * search engines refuse an event without either.
 */
export function hackathonList(rows: Hackathon[], now: Date) {
  return {
    "@type": "ItemList",
    name: "Upcoming Hackathon Contests",
    itemListElement: rows.slice(0, 10).map((row, index) => {
      const location = locationOf(row);
      return {
        "@type": "ListItem",
        position: index + 1,
        ...(location && isSpecified(row.hackathon_date) && hackathonTime(row.hackathon_date, now) !== never
          ? { item: eventData(row, location, now) }
          : { name: row.name, url: row.registration_link }),
      } satisfies ListItem;
    }),
  } satisfies ItemList;
}

function locationOf({ mode, city, country, registration_link: url }: Hackathon): Place | VirtualLocation | undefined {
  if (mode === "online") return { "@type": "VirtualLocation", url };
  const place = [city, country].filter(Boolean).join(", ");
  return place ? { "@type": "Place", name: place, address: place } : undefined;
}

const attendance = { online: "Online", in_person: "Offline", hybrid: "Mixed" } as const;

function eventData(row: Hackathon, location: Place | VirtualLocation, now: Date): Event {
  return {
    "@type": "Event",
    name: row.name,
    url: row.registration_link,
    startDate: row.starts ?? new Date(hackathonTime(row.hackathon_date, now)).toISOString().slice(0, 10),
    endDate: row.ends ?? undefined,
    eventAttendanceMode: row.mode ? `https://schema.org/${attendance[row.mode]}EventAttendanceMode` : undefined,
    location,
    organizer: { "@type": "Organization", name: row.organizer ?? row.source },
  };
}
