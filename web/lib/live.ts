import { useEffect, useSyncExternalStore } from "react";
import { jittered, retryDelay, wait, withRetries } from "./retry.ts";

type Load<Answer> = (last: Answer | undefined) => Promise<Answer>;

/** The last answer, and the error of the last load if it failed. */
type Live<Answer> = {
  data: Answer | undefined;
  error: unknown;
  /** There is no answer yet, and one is on its way. */
  isPending: boolean;
  /** The last load failed, and no first answer is on its way. */
  isError: boolean;
  isFetching: boolean;
  refetch: () => void;
};

type Rules<Answer> = {
  /** Whether an answer is fresh. A stale answer is loaded again when a component mounts. */
  isFresh: (answer: Answer, ageMs: number) => boolean;
  /** Whether to load again when the tab becomes visible or the connection is back. */
  isRenewed: boolean;
};

const usualRules: Rules<unknown> = { isFresh: (_, ageMs) => ageMs < 60_000, isRenewed: true };

/** The sources by key. They outlive components, so that the next page shows an answer at once. */
export const sources = new Map<string, unknown>();

/**
 * Loads and refreshes an answer. Components with the same key share one answer and one load. `load`
 * receives the previous answer.
 */
export function useLive<Answer>(
  key: string,
  load: Load<Answer>,
  { isFresh, isRenewed }: Rules<Answer> = usualRules,
): Live<Answer> {
  const source = (sources.get(key) ?? newSource(load)) as ReturnType<typeof newSource<Answer>>;
  sources.set(key, source);
  // Follows the tab's visibility and the connection.
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
        if (listeners.size === 0) change({ error: undefined }); // so that the next page shows no old error
      };
    },
  };
}

/**
 * Makes a load retry up to three times. Retries wait for the connection. The first try does not
 * wait, because a local server may answer without a connection.
 */
export function retried<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  return () => withRetries(load, pauseUntilOnline);
}

async function pauseUntilOnline(attempt: number): Promise<void> {
  await wait(jittered(retryDelay(attempt)));
  if (!navigator.onLine) await new Promise((done) => addEventListener("online", done, { once: true }));
}
