import { QueryClient } from "@tanstack/react-query";

/** Milliseconds before retry n (0, 1, 2): doubling from one second, never over thirty. */
export function retryDelay(attempt: number): number {
  return Math.min(1000 * 2 ** attempt, 30_000);
}

/** 20 % more or less, so that visitors of an outage do not all come back at the same moment. */
function jittered(ms: number): number {
  return ms * (0.8 + 0.4 * Math.random());
}

/**
 * Failed reads are tried three times more, unused answers live five minutes. Offline, the first try
 * is still made (a server on this machine answers without a network), then retries wait for the
 * connection.
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

// Follows the focus and the connection; there is no provider that would, since only some pages have
// live rows.
if (typeof window !== "undefined") queryClient.mount();
