import { useQuery } from "@tanstack/react-query";
import { type FlagName, flagDefaults } from "#domain/flags.ts";
import { api, read } from "#web/lib/api.ts";
import { queryClient, retryDelay } from "#web/lib/query-client.ts";

/**
 * Whether a feature is on, undefined while nobody knows yet, and who runs the language model that
 * may help. An answer is kept until it expires, and longer only when the network fails. Without
 * one, a failing network is tried three times more (after 1, 2 and 4 seconds), then the default
 * holds.
 */
export function useFlag(name: FlagName): { isEnabled: boolean | undefined; modelProvider: string | null } {
  const queryKey = ["flag", name];
  const { data, isPending, isFetching, isStale } = useQuery(
    {
      queryKey,
      queryFn: () =>
        read(api.flags[":name"].$get({ param: { name } })).catch((error) => {
          console.warn(error);
          throw error;
        }),
      staleTime: ({ state: { data, dataUpdatedAt } }) =>
        Math.max(0, Date.parse(data?.expiresAt ?? "") - dataUpdatedAt) || 0,
      gcTime: Number.POSITIVE_INFINITY,
      retry: (failures, error) => failures < 3 && error instanceof TypeError && !queryClient.getQueryData(queryKey),
      retryDelay, // to the second, as the specification has it
      networkMode: "always",
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    },
    queryClient,
  );
  const modelProvider = typeof data?.modelProvider === "string" ? data.modelProvider : null;
  if (isPending || (isFetching && isStale)) return { isEnabled: undefined, modelProvider };
  return { isEnabled: typeof data?.enabled === "boolean" ? data.enabled : flagDefaults[name], modelProvider };
}
