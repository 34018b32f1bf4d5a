import type { CalendarEvent } from "../calendar.ts";
import { isWebUrl } from "../text/links.ts";
import { hourMs } from "../time.ts";
import { fullTitle } from "./details.ts";
import { nextSteps } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { daysLater } from "./record.ts";

/**
 * The records as calendar events. Interviews take one hour, contests have their own hours, and
 * other next steps take whole days, with an alarm at nine. Of past events, only interviews are
 * included. An event has the same key in every file, so that a calendar replaces it.
 */
export function trackerEvents(records: TrackerRecord[], now: number): CalendarEvent[] {
  return records.flatMap((record) => {
    const { id, url, event, interviews, updatedAt, notes } = record;
    const name = fullTitle(record);
    const shared = {
      url: isWebUrl(url) ? url : "",
      description: [url, notes.slice(0, 500)].filter(Boolean).join(" "),
      isTentative: false,
      changedAt: new Date(updatedAt),
    };
    return [
      ...interviews.map((moment, index) => ({
        ...shared,
        key: `tracker-${id}-interview-${index + 1}`,
        title: `Interview: ${name}`,
        start: new Date(moment),
        end: new Date(Date.parse(moment) + hourMs),
      })),
      ...nextSteps(record, now)
        .filter(({ kind, on, isOver }) => kind !== "interview" && on && !isOver)
        .map(({ kind, what, on }) => ({
          ...shared,
          key: `tracker-${id}-${kind}`,
          title: `${what}: ${name}`,
          ...(kind === "event" && event ? hoursOf(event) : wholeDay(on)),
        })),
    ];
  });
}

function hoursOf({ start, end, isExpected }: NonNullable<TrackerRecord["event"]>) {
  return { start: new Date(start), end: new Date(end), isTentative: isExpected };
}

function wholeDay(day: string) {
  const [start, end] = [day, daysLater(day, 1)].map((each) => new Date(`${each}T00:00:00Z`)) as [Date, Date];
  return { start, end, isAllDay: true, alarmAfterHours: 9 };
}
