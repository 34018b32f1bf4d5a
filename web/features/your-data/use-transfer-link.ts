import { useEffect, useState } from "react";
import { readTransferLink } from "#domain/transfers/link.ts";

/**
 * The transfer link that the visitor opened. It is removed from the address, so that no browser
 * history contains its key. Until the visitor answers, the state of this history entry keeps the
 * link for a reload.
 */
export function useTransferLink() {
  const [link, setLink] = useState<ReturnType<typeof readTransferLink>>();

  // Follows the fragment of the address.
  useEffect(() => {
    const follow = () => {
      const fragment = readTransferLink(location.hash) ? location.hash : kept();
      if (!fragment) return;
      history.replaceState({ ...history.state, [key]: fragment }, "", location.pathname + location.search);
      setLink(readTransferLink(fragment));
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  const close = () => {
    history.replaceState({ ...history.state, [key]: undefined }, "");
    setLink(undefined);
  };
  return [link, close] as const;
}

const key = "transferLink";

function kept(): string {
  const fragment: unknown = history.state?.[key];
  return typeof fragment === "string" ? fragment : "";
}
