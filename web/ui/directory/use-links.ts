import { type ReactNode, startTransition, useEffect, useState } from "react";
import type { DirectoryName, DirectoryRow } from "#domain/directory/directory.ts";
import type { LinkPlaces } from "#domain/directory/link-places.ts";
import { whenIdle } from "#web/lib/idle.ts";

/** What is known of a directory's links. */
export type Links = {
  /** Undefined where every row stays in its place. */
  places: LinkPlaces | undefined;
  /** Whether a row's name leads nowhere any more. */
  isOff(row: DirectoryRow): boolean;
  /** What stands in a row's details. */
  line(row: DirectoryRow): ReactNode;
};

/** Fetched when the page is idle. Without an answer nothing changes on the page. */
export function useLinks(directory: DirectoryName): Links | undefined {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isCurrent = true;
    whenIdle(async () => {
      try {
        const known = await (await import("./links-opened.tsx")).loadLinks(directory);
        if (isCurrent) startTransition(() => setLinks(known));
      } catch {
        // The page is whole without it.
      }
    }, 3000);
    return () => {
      isCurrent = false;
    };
  }, [directory]);
  return links;
}
