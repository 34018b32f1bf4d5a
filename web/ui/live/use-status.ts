import { useQuery } from "@tanstack/react-query";
import type { SourceStatus } from "#domain/status.ts";
import { api, hasTexts, read, rowsOf } from "#web/lib/api.ts";
import { queryClient } from "#web/lib/query-client.ts";

export function useStatus() {
  return useQuery(
    {
      queryKey: ["status"],
      queryFn: async () => {
        const status = await read(api.status.$get());
        return { ...status, sources: rowsOf(status.sources, isSource) };
      },
    },
    queryClient,
  );
}

/** The sources that a job asks; none while the status is not known. */
export function useSources(job: string): SourceStatus[] {
  return useStatus().data?.sources.filter((source) => source.job === job) ?? [];
}

function isSource(row: SourceStatus): boolean {
  return hasTexts(row, "job", "source", "label", "state", "shows", "nextRun");
}
