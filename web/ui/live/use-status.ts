import type { SourceStatus } from "#domain/status.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { retried, useLive } from "#web/lib/live.ts";

/** The status of all data sources. */
export function useStatus() {
  return useLive("status", retried(loadStatus));
}

async function loadStatus() {
  const status = await read(api.status.$get());
  return { ...status, sources: rowsOf(status.sources, isSource) };
}

/** The sources of a job. Empty while the status is loading. */
export function useSources(job: string): SourceStatus[] {
  return useStatus().data?.sources.filter((source) => source.job === job) ?? [];
}

function isSource(row: SourceStatus): boolean {
  return hasTexts(row, "job", "source", "label", "state", "shows", "nextRun");
}
