export const hourMs = 60 * 60 * 1000;
export const dayMs = 24 * hourMs;

export const monthNames = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];
/** "Jan", "Feb" … */
export const shortMonthNames = monthNames.map((name) => name.slice(0, 3));

/** The month that a text begins with, in any case: 0 for "jan" or "January", -1 for none. */
export function monthOf(text: string): number {
  const start = text.slice(0, 3).toLowerCase();
  return shortMonthNames.findIndex((name) => name.toLowerCase() === start);
}

/** The time this many days before `now`, ISO 8601 in UTC. */
export function daysBefore(now: Date, days: number): string {
  return new Date(now.getTime() - days * dayMs).toISOString();
}

/** The day of a time in the machine's time zone: "2026-11-22". */
export function dayOf(moment: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}
