import { useEffect, useState } from "react";
import { type Found, pageSize, type Query } from "#domain/directory/directory.ts";
import { isPlain } from "#domain/directory/query.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
import { ask } from "#web/lib/directory/ask.ts";
import type { Directory } from "./definition.ts";

/** Asks the engine for rows `from` to `to` (not included) of a directory. */
export function askDirectory({ name, facets }: Directory, query: Query, from: number, to: number): Promise<Found> {
  return ask({
    directory: name,
    facets: facets.map(({ key, label, names, isFlags }) => ({ key, label, names, isFlags })),
    query,
    from,
    to,
  });
}

/** Lets the engine start on the first rows of what will be asked in a moment; whoever asks then hears of a failure. */
export function askAhead(directory: Directory, query: Query): void {
  if (!isPlain(query)) askDirectory(directory, query, 0, pageSize).catch(() => {});
}

/**
 * The rows for a query, so many pages of them. The page's own first rows need no engine; until it has answered anything
 * else, the rows before stay (`isStale`).
 */
export function useFound(directory: Directory, first: Found, query: Query, pages: number) {
  const key = JSON.stringify(query);
  const [answer, setAnswer] = useState({ key: isPlain(query) ? key : "", query, found: first });
  const [failedKey, setFailedKey] = useState<string>();
  if (answer.key !== key && isPlain(query)) setAnswer({ key, query, found: first });
  const painted = useAfterPaint(answer);
  const own = answer.key === key ? answer.found : undefined;
  const to = pages * pageSize;
  const isComplete = own !== undefined && own.rows.length >= Math.min(to, own.matches);
  const isFailed = failedKey === key;

  // Asks the engine, and drops the answer to a question that has changed meanwhile.
  useEffect(() => {
    if (isComplete || isFailed) return;
    let isCurrent = true;
    const before = own?.rows ?? [];
    const query: Query = JSON.parse(key);
    askDirectory(directory, query, before.length, to).then(
      (found) => isCurrent && setAnswer({ key, query, found: { ...found, rows: [...before, ...found.rows] } }),
      () => isCurrent && setFailedKey(key),
    );
    return () => {
      isCurrent = false;
    };
  }, [directory, key, own, to, isComplete, isFailed]);

  return {
    found: answer.found,
    /** The answer on the screen: for what can be shown a little later than its first rows. */
    painted,
    isStale: own === undefined,
    isFailed,
    retry: () => setFailedKey(undefined),
  };
}
