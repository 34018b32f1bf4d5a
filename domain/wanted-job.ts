import { maxSearchLength } from "./limits.ts";
import { oneLine } from "./text/text.ts";

/**
 * The job that a visitor looks for. It is typed in one tool and offered by others. `within` is how
 * far back the last search looked, unless that is the past day.
 */
export type WantedJob = { role: string; city: string; country: string; within?: string };

/**
 * Reads the role and place from a stored wanted job or profile. Missing or unreadable fields are
 * empty.
 */
export function readWantedJob(stored: string | null): WantedJob {
  let kept: Partial<Record<keyof WantedJob, unknown>> | null = null;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  const text = (key: keyof WantedJob) => {
    const value = kept?.[key];
    return typeof value === "string" ? value.slice(0, maxSearchLength) : "";
  };
  const within = text("within");
  return { role: text("role"), city: text("city"), country: text("country"), ...(within && { within }) };
}

/** Splits places if any of them will do: "Pune or Mumbai, India". */
export const placesIn = (typed: string): string[] => typed.split(/\s+or\s+|\s*[/|]\s*/i).filter(Boolean);

/**
 * "Austin" of "Austin, TX" and "Austin, United States": searches know the town alone. Of several
 * places, the first counts.
 */
export const townOf = (typed: string) => oneLine(/^[\s,;]*([^,;]*)/.exec(placesIn(typed)[0] ?? "")?.[1] ?? "");
