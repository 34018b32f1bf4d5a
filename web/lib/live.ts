import { useEffect, useSyncExternalStore } from "react";
import { jittered, retryDelay, wait, withRetries } from "./retry.ts";

type Load<Answer> = (last: Answer | undefined) => Promise<Answer>;

/** The last good answer, and the error of the last load if that one failed. */
export type Live<Answer> = {
  data: Answer | undefined;
  error: unknown;
  /** There is no answer, and its load has not ended. */
  isPending: boolean;
  /** The last load has failed, and there is no first answer that is waited for. */
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
};

type Rules<Answer> = {
  /** An answer that is not fresh is loaded again when a page shows it. */
  isFresh: (answer: Answer, ageMs: number) => boolean;
  /** Whether it is also loaded again when the visitor comes back to the tab, or the connection. */
  isRenewed: boolean;
};

const usualRules: Rules<unknown> = { isFresh: (_, ageMs) => ageMs < 60_000, isRenewed: true };

/** What was loaded since the tab was opened: the next page that asks for it shows it at once. */
export const sources = new Map<string, unknown>();

/**
 * The answer of `load`, which is given the last answer. Everything that uses the same key shares one
 * answer and one load.
 */
export function useLive<Answer>(
  key: string,
  load: Load<Answer>,
  { isFresh, isRenewed }: Rules<Answer> = usualRules,
): Live<Answer> {
  const source = (sources.get(key) ?? newSource(load)) as ReturnType<typeof newSource<Answer>>;
  sources.set(key, source);
  // Follows the visitor and the connection.
  useEffect(() => {
    const renew = () => document.visibilityState === "visible" && source.renew(isFresh);
    source.renew(isFresh);
    if (!isRenewed) return;
    document.addEventListener("visibilitychange", renew);
    addEventListener("online", renew);
    return () => {
      document.removeEventListener("visibilitychange", renew);
      removeEventListener("online", renew);
    };
  }, [source, isFresh, isRenewed]);
  return useSyncExternalStore(source.subscribe, source.now, source.atFirst);
}

function newSource<Answer>(load: Load<Answer>) {
  const listeners = new Set<() => void>();
  const nothing = { data: undefined, error: undefined, isFetching: false };
  const first: Live<Answer> = { ...nothing, isPending: true, isError: false, refetch };
  let state = first;
  let loadedAt = 0;

  function change(changes: Partial<Live<Answer>>) {
    const { data, error, isFetching } = { ...state, ...changes };
    const isPending = data === undefined && (isFetching || error === undefined);
    state = { data, error, isPending, isError: error !== undefined && !isPending, isFetching, refetch };
    for (const listener of listeners) listener();
  }

  async function refetch() {
    if (state.isFetching) return;
    change({ isFetching: true });
    try {
      const data = await load(state.data);
      loadedAt = Date.now();
      change({ data, error: undefined, isFetching: false });
    } catch (error) {
      change({ error, isFetching: false });
    }
  }

  return {
    atFirst: () => first,
    now: () => state,
    renew(isFresh: Rules<Answer>["isFresh"]) {
      if (state.data === undefined || !isFresh(state.data, Date.now() - loadedAt)) refetch();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) change({ error: undefined }); // the next page tries anew
      };
    },
  };
}

/**
 * A load that tries up to three times more. The first try is also made without a network, since a
 * local server may answer. Retries wait for the connection.
 */
export function retried<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  return () => withRetries(load, pauseUntilOnline);
}

async function pauseUntilOnline(attempt: number): Promise<void> {
  await wait(jittered(retryDelay(attempt)));
  if (!navigator.onLine) await new Promise((done) => addEventListener("online", done, { once: true }));
}
