import { type FlagName, flagDefaults } from "#domain/flags.ts";
import { api, read } from "#web/lib/api.ts";
import { useLive } from "#web/lib/live.ts";
import { retryDelay, wait, withRetries } from "#web/lib/retry.ts";

type Flag = Awaited<ReturnType<typeof loadFlag>>;

const rules = { isFresh: (flag: Flag | null) => Date.now() < Date.parse(flag?.expiresAt ?? ""), isRenewed: false };

/**
 * Whether a feature is on, undefined while nobody knows yet, and who runs the language model that
 * may help. An answer is kept until it expires, and longer only when the network fails. Without
 * one, a failing network is tried three times more (after 1, 2 and 4 seconds), then the default
 * holds. Where the browser knows that it is offline, the default holds at once.
 */
export function useFlag(name: FlagName): { isEnabled: boolean | undefined; modelProvider: string | null } {
  const { data, isPending, isFetching } = useLive(
    `flags/${name}`,
    (last: Flag | undefined) => {
      const isWorthRetry = (error: unknown) => error instanceof TypeError && !last && navigator.onLine;
      // To the second, as the specification has it.
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
