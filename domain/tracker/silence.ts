import { dayMs } from "../time.ts";

/** The offer to close what nobody has answered since a day. Both days are "2026-11-22". */
export function silence(since: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(since)) / dayMs);
  return `No answer for ${days} days. Close it?`;
}
