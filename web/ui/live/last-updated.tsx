import { readableMoment } from "#web/lib/date.ts";

/**
 * Says when a list was last fetched. Before the first fetch, it says that the rows come from the
 * usual schedule. Its height is fixed, so that nothing moves.
 */
export function LastUpdated({ list }: { list: { lastUpdated: string | null; rows: unknown[] } | undefined }) {
  return (
    <p className="min-h-6 text-muted">
      {list &&
        (list.lastUpdated === null && list.rows.length > 0
          ? "From the usual schedule; no live data yet"
          : `Last updated: ${readableMoment(list.lastUpdated)}`)}
    </p>
  );
}
