import { startTransition, useEffect, useState } from "react";
import type { LinkedList } from "#domain/link-health/linked-lists.ts";
import { whenIdle } from "#web/lib/idle.ts";
import type { Links } from "./links-opened.tsx";

/** Fetched when the page is idle. Without an answer nothing changes on the page. */
export function useLinks(list: LinkedList): Links | undefined {
  const [links, setLinks] = useState<Links>();
  useEffect(() => {
    let isCurrent = true;
    whenIdle(async () => {
      try {
        const known = await (await import("./links-opened.tsx")).loadLinks(list);
        if (isCurrent) startTransition(() => setLinks(known));
      } catch {
        // The page is whole without it.
      }
    }, 3000);
    return () => {
      isCurrent = false;
    };
  }, [list]);
  return links;
}
