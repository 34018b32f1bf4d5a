import { type FlagName, flagDefaults } from "#domain/flags.ts";
import { api, read } from "#web/lib/api.ts";
import { useLive } from "#web/lib/live.ts";
import { retryDelay, wait, withRetries } from "#web/lib/retry.ts";

type Flag = Awaited<ReturnType<typeof loadFlag>>;

const rules = { isFresh: (flag: Flag | null) => Date.now() < Date.parse(flag?.expiresAt ?? ""), isRenewed: false };

/**
 * Whether a feature is on (undefined while loading), and who runs the language model. An answer is
 * valid until it expires, and longer if the network fails. Without an answer, a failed request is
 * retried after 1, 2 and 4 seconds. After that, and at once when offline, the default applies.
 */
export function useFlag(name: FlagName): { isEnabled: boolean | undefined; modelProvider: string | null } {
  const { data, isPending, isFetching } = useLive(
    `flags/${name}`,
    (last: Flag | undefined) => {
      const isWorthRetry = (error: unknown) => error instanceof TypeError && !last && navigator.onLine;
      // Without jitter: the specification wants exactly 1, 2 and 4 seconds.
      return withRetries(
        () => loadFlag(name),
        (attempt) => wait(retryDelay(attempt)),
        isWorthRetry,
      );
    },
    rules,
  );
  const modelProvider = typeof data?.modelProvider === "string" ? data.modelProvider : null;
  if (isPending || isFetching) return { isEnabled: undefined, modelProvider };
  return { isEnabled: typeof data?.enabled === "boolean" ? data.enabled : flagDefaults[name], modelProvider };
}

async function loadFlag(name: FlagName) {
  try {
    return await read(api.flags[":name"].$get({ param: { name } }));
  } catch (error) {
    console.warn(error);
    throw error;
  }
}
