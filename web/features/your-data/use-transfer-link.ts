import { useEffect, useState } from "react";
import { readTransferLink } from "#domain/transfers/link.ts";

/**
 * The transfer link that was opened. It is removed from the address, so no history keeps its key.
 */
export function useTransferLink() {
  const [link, setLink] = useState<ReturnType<typeof readTransferLink>>();

  // Follows the fragment of the address.
  useEffect(() => {
    const follow = () => {
      const opened = readTransferLink(location.hash);
      if (!opened) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      setLink(opened);
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return [link, setLink] as const;
}
