import { useEffect, useState } from "react";
import { readTransferLink } from "#domain/transfers/link.ts";

/** The link that was opened. It is taken out of the address at once, so that no history keeps it. */
export function useTransferLink() {
  const [link, setLink] = useState<ReturnType<typeof readTransferLink>>();

  // Follows the fragment.
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
