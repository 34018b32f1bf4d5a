import { isDayFirst } from "#domain/text/date-format.ts";
import { dayOf } from "#domain/time.ts";
import type { DayHabit } from "#domain/tracker/sheet-days.ts";
import { reader } from "#web/lib/date.ts";

/** What reading dates in texts needs: whether this visitor writes the day first, and today. */
export function dayHabit(): DayHabit {
  return { isDayFirst: isDayFirst(reader.locale), today: dayOf(new Date()) };
}
