import { QueryClient } from "@tanstack/react-query";

/** Milliseconds before retry n (0, 1, 2): doubles from one second, at most thirty. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** 20 % more or less, so that visitors of an outage do not all come back at the same moment. */
function jittered(ms: number): number {
  return ms * (0.8 + 0.4 * Math.random());
}

/**
 * Retries failed reads three times, and keeps unused answers for five minutes. Without a network,
 * the first try is still made, since a local server may answer. Retries wait for the connection.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: 3,
      retryDelay: (attempt) => jittered(retryDelay(attempt)),
      gcTime: 5 * 60_000,
      staleTime: 60_000,
      networkMode: "offlineFirst",
    },
  },
});

// Follows the focus and the connection. There is no provider to do it, since only some pages have
// live rows.
if (typeof window !== "undefined") queryClient.mount();
