import { Dialog } from "radix-ui";
import type { ReactNode, RefObject } from "react";
import { useBackCloses } from "#web/lib/back-closes.ts";

export type ModalState = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Gets the focus when the dialog closes. */
  opener: RefObject<HTMLButtonElement | null>;
};

type Props = ModalState & {
  /** The id of the element that describes the dialog. */
  describedBy: string;
  className: string;
  children: ReactNode;
};

/** A modal dialog in the middle of the page. */
export function Modal({ isOpen, onOpenChange, opener, describedBy, className, children }: Props) {
  useBackCloses(isOpen, () => onOpenChange(false));
  return (
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45" />
        <Dialog.Content
          aria-describedby={describedBy}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            opener.current?.focus();
          }}
          // While a toast is shown, Radix gives Escape to the toast alone.
          onKeyDown={({ key }) => key === "Escape" && onOpenChange(false)}
          // In forced colors mode, which hides the shadow, the transparent border shows as the
          // edge.
          className={`fixed top-1/2 left-1/2 z-50 max-h-[calc(100dvh-2rem)] -translate-1/2 animate-fade overflow-y-auto rounded-card border border-transparent bg-surface shadow-float outline-none sm:p-8 ${className}`}
        >
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
