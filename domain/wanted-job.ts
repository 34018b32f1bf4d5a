import { maxSearchLength } from "./limits.ts";

/** The job that a visitor looks for: typed in one tool, offered by the others that ask for it. */
export type WantedJob = { role: string; city: string; country: string };

/** What the wanted job or the profile says of it; what is missing or unreadable is empty. */
export function readWantedJob(stored: string | null): WantedJob {
  let kept: Partial<Record<keyof WantedJob, unknown>> | null = null;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  const text = (key: keyof WantedJob) => {
    const value = kept?.[key];
    return typeof value === "string" ? value.slice(0, maxSearchLength) : "";
  };
  return { role: text("role"), city: text("city"), country: text("country") };
}
