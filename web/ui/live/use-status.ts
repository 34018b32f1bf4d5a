import { useQuery } from "@tanstack/react-query";
import type { SourceStatus } from "#domain/status.ts";
import { api, read } from "#web/lib/api.ts";

export function useStatus() {
  return useQuery({ queryKey: ["status"], queryFn: () => read(api.status.$get()) });
}

/** The sources that a job asks; none while the status is not known. */
export function useSources(job: string): SourceStatus[] {
  return useStatus().data?.sources.filter((source) => source.job === job) ?? [];
}
