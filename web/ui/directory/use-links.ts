import { startTransition, useEffect, useState } from "react";
import type { LinkedList } from "#domain/link-health/linked-lists.ts";
import { whenIdle } from "#web/lib/idle.ts";
import type { Links } from "./link-lines.tsx";

/** The state of a list's links, fetched when the page is idle. A failure changes nothing. */
export function useLinks(list: LinkedList): Links | undefined {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isCurrent = true;
    whenIdle(async () => {
      try {
        const known = await (await import("./link-lines.tsx")).loadLinks(list);
        if (isCurrent) startTransition(() => setLinks(known));
      } catch {
        // The page works without the links' state.
      }
    }, 3000);
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return links;
}
