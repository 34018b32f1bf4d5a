import type { SourceStatus } from "../status.ts";

/**
 * Why a platform has no contest in the list, by the status of the source with its name. "" while
 * the status is not known.
 */
export function whyNone(platform: string, sources: SourceStatus[]): string {
  if (sources.length === 0) return "";
  const state = sources.find(({ label }) => label === platform)?.state;
  if (state === undefined) return `We do not ask ${platform} itself, and no other source names a contest of it.`;
  if (state === "working") return `${platform} has announced none.`;
  if (state === "waiting") return `${platform} has not been asked yet.`;
  return `${platform} did not answer when we last asked.`;
}
