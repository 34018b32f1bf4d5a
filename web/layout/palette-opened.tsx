import { Dialog } from "radix-ui";
import { useCallback, useRef } from "react";
import { useBackCloses } from "#web/lib/back-closes.ts";
import { moveFocusTo } from "#web/lib/scroll.ts";
import { PaletteSearch } from "./palette-search.tsx";

type Props = { open: boolean; onOpenChange: (open: boolean) => void };

/**
 * The palette's dialog. When it closes, the focus returns to where it was. If the visitor chose
 * another page or section, the focus moves there.
 */
export default function Palette({ open, onOpenChange }: Props) {
  const opener = useRef<HTMLElement>(null);
  const trigger = useRef<HTMLElement>(null);
  const isLeaving = useRef(false);
  const leave = useCallback(() => {
    isLeaving.current = true;
  }, []);
  const close = useCallback(() => onOpenChange(false), [onOpenChange]);
  useBackCloses(open, close);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-fade bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          data-toasts="bottom"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
            trigger.current = triggerOf(opener.current);
            isLeaving.current = false;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (isLeaving.current) moveFocusTo(location.hash.slice(1));
            else (opener.current?.isConnected ? opener : trigger).current?.focus({ preventScroll: true });
          }}
          className="fixed inset-x-2 top-2 z-50 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-2xl animate-fade flex-col overflow-hidden card shadow-float outline-none sm:inset-x-6 sm:top-[10vh] sm:max-h-[75vh]"
        >
          <Dialog.Title className="sr-only">Search the site</Dialog.Title>
          <PaletteSearch onLeave={leave} onClose={close} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The button of the menu that contains an element. The menu closes when the palette opens. */
function triggerOf(element: HTMLElement | null) {
  const menu = element?.closest("[role=dialog], [role=menu]");
  return menu ? document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(menu.id)}"]`) : null;
}
