import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalEventStatus, ICalEventTransparency } from "ical-generator";
import { oneLine } from "./text/text.ts";

export type CalendarEvent = {
  /** Identifies an event in all of its versions. */
  key: string;
  title: string;
  start: Date;
  end: Date;
  /** Start and end are whole days. The end day is not part of the event. */
  isAllDay?: boolean;
  /** The alarm rings this many hours after the start. Without it, 15 minutes before the start. */
  alarmAfterHours?: number;
  url: string;
  description: string;
  isTentative: boolean;
  changedAt: Date;
};

const sequenceEpoch = Date.UTC(2026, 0, 1);

/** Nobody is busy for the whole of an event that runs longer than a day. */
const isLong = ({ start, end }: CalendarEvent) => end.getTime() - start.getTime() > 24 * 60 * 60 * 1000;

/** The alarm's time in seconds before the start. A negative number is after the start. */
function alarmTrigger(afterHours: number | undefined): number {
  return afterHours === undefined ? 15 * 60 : -afterHours * 60 * 60;
}

/**
 * An RFC 5545 calendar in UTC. An event without an alarm of its own gets one 15 minutes before.
 * SEQUENCE has to grow with every change, so it is the number of minutes from the start of 2026 to
 * the event's last change. Control characters are removed from texts, since the format forbids
 * them.
 */
export function calendarText(name: string, events: CalendarEvent[]): string {
  const calendar = ical({ name, prodId: { company: "zero-to-offer", product: "calendar" }, ttl: 6 * 60 * 60 });
  for (const event of events) {
    const { key, title, start, end, isAllDay, alarmAfterHours, url, description, isTentative, changedAt } = event;
    const summary = oneLine(title);
    const entry = calendar.createEvent({
      id: `${key.replace(/[^\w./?=&%-]/g, "-")}@zero-to-offer`,
      summary,
      start,
      end,
      allDay: isAllDay,
      url: oneLine(url),
      description: oneLine(description),
      transparency: isLong(event) ? ICalEventTransparency.TRANSPARENT : null,
      status: isTentative ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      stamp: changedAt,
      sequence: Math.max(0, Math.floor((changedAt.getTime() - sequenceEpoch) / 60_000)),
    });
    const trigger = alarmTrigger(alarmAfterHours);
    const alarm = entry.createAlarm({ type: ICalAlarmType.display, trigger, description: summary });
    alarm.relatesTo(ICalAlarmRelatesTo.start); // without this, an alarm after the start counts from the end
  }
  // The library writes no line break after the last line.
  return `${calendar.toString().trimEnd()}\r\n`;
}
