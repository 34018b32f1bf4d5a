import type { CalendarEvent } from "#domain/calendar.ts";
import { slug } from "#domain/text/text.ts";
import { download } from "./download.ts";
import { showToast } from "./toast.ts";

const load = () => import("#domain/calendar.ts");

/** For usePrefetch(): fetches the code early, so that it works offline later. */
export const calendarCode = { prefetch: () => void load().catch(() => {}) };

/** Downloads the events as a calendar file, or shows why that failed. */
export async function addToCalendar(name: string, events: CalendarEvent[]): Promise<void> {
  try {
    const { calendarText } = await load();
    download(`${slug(name) || "event"}.ics`, calendarText(name, events), "text/calendar");
  } catch {
    const description = "This needs a connection the first time. Please try again when you have one.";
    showToast({ title: "Not added to the calendar", description, destructive: true });
  }
}
