import { Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { openedCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import type { CopyRequestProps } from "./copy-request-opened.tsx";

const menu = openedCode(() => import("./copy-request-opened.tsx"));

/** A menu that copies a first request in a chosen language. */
export function CopyRequest(props: CopyRequestProps) {
  const [opened, setOpened] = useState(false);
  const reach = () => {
    menu.prefetch();
    props.onReach();
  };
  const closed = (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="menu"
      aria-expanded="false"
      aria-label={`Copy request to ${props.name}`}
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => setOpened(true)}
    >
      <Copy aria-hidden="true" className="size-4" />
      Copy request
    </Button>
  );
  if (!opened) return closed;
  return <LazyPart code={menu} fallback={closed} onDismiss={() => setOpened(false)} props={props} />;
}
