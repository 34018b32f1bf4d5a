import { ChevronDown, X } from "lucide-react";
import { Accordion, Dialog } from "radix-ui";
import type { RefObject } from "react";
import { screens, toolsMenu } from "#domain/screens.ts";
import { useBackCloses } from "#web/lib/back-closes.ts";
import { MenuLine } from "./menu-link.tsx";

const before = [{ label: "Home", href: screens.home.path, external: false }];
const after = [
  { label: screens.checklist.card?.title ?? "", href: screens.checklist.path, external: false },
  { label: "About", href: screens.about.path, external: false },
  { label: "Contact", href: screens.contact.path, external: false },
];

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the focus when the sheet closes, unless the visitor chose another page. */
  opener: RefObject<HTMLButtonElement | null>;
};

/** The menu on small screens. Its groups open independently. A choice closes the sheet. */
export default function SideSheet({ open, onOpenChange, opener }: Props) {
  const close = () => onOpenChange(false);
  useBackCloses(open, close);
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          data-toasts="bottom"
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) opener.current?.focus();
          }}
          // In forced colors mode, which hides the shadow, the transparent border shows as the
          // edge.
          className="fixed inset-y-0 right-0 z-50 border border-transparent flex w-[min(22rem,88vw)] animate-slide-in flex-col overflow-y-auto bg-surface p-4 shadow-float outline-none"
        >
          <div className="flex items-center justify-between pb-2 pl-3">
            <Dialog.Title className="text-lg">Menu</Dialog.Title>
            <Dialog.Close
              aria-label="Close menu"
              className="grid size-11 place-items-center rounded-full hover:bg-sunken"
            >
              <X aria-hidden="true" className="size-5" />
            </Dialog.Close>
          </div>
          <nav aria-label="Menu">
            {before.map((link) => (
              <MenuLine key={link.label} link={link} onChoose={close} replaces />
            ))}
            <Accordion.Root type="multiple" className="my-2 border-y border-line py-2">
              {toolsMenu.map(({ group, links }) => (
                <Accordion.Item key={group} value={group}>
                  <Accordion.Header>
                    <Accordion.Trigger className="group flex min-h-11 w-full items-center justify-between rounded-lg px-3 text-[0.9375rem] font-semibold tracking-normal hover:bg-sunken">
                      {group}
                      <ChevronDown
                        aria-hidden="true"
                        className="size-4 text-muted transition-transform group-data-[state=open]:rotate-180"
                      />
                    </Accordion.Trigger>
                  </Accordion.Header>
                  <Accordion.Content className="pb-2 pl-3">
                    {links.map((link) => (
                      <MenuLine key={link.label} link={link} onChoose={close} replaces />
                    ))}
                  </Accordion.Content>
                </Accordion.Item>
              ))}
            </Accordion.Root>
            {after.map((link) => (
              <MenuLine key={link.label} link={link} onChoose={close} replaces />
            ))}
          </nav>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
