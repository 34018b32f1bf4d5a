import { ListChecks } from "lucide-react";
import { Popover } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Link } from "wouter";
import { screens, toolsMenu } from "#domain/screens.ts";
import { linksIn, walkLinks } from "#web/lib/walk-links.ts";
import { MenuLine } from "./menu-link.tsx";
import { navLink } from "./nav-link.tsx";

const { checklist } = screens;

/**
 * The open Tools dropdown. Its first link gets the focus. Tab on the last link, and Shift+Tab on
 * the first, close the dropdown and return to its button, from where Tab continues.
 */
export default function ToolsMenu({ trigger }: { trigger: ReactNode }) {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);
  const isLeft = useRef(false);
  const close = () => setOpen(false);
  const leaveByTab = (event: KeyboardEvent<HTMLElement>) => {
    const links = linksIn(event.currentTarget);
    if (event.key !== "Tab" || event.target !== links.at(event.shiftKey ? 0 : -1)) return;
    event.stopPropagation(); // Radix would cycle within the menu
    if (event.shiftKey) event.preventDefault(); // the focus stays on the button
    isLeft.current = true;
    button.current?.focus(); // the browser's Tab continues from here
    close();
  };
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={button}
        className={navLink}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {trigger}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="center"
          sideOffset={10}
          collisionPadding={16}
          aria-label="Tools"
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof Element) linksIn(event.currentTarget)[0]?.focus();
          }}
          onCloseAutoFocus={(event) => {
            if (isLeft.current) event.preventDefault();
            isLeft.current = false;
          }}
          className="z-50 max-h-(--radix-popover-content-available-height) w-[min(60rem,calc(100vw-2rem))] animate-fade overflow-y-auto card p-4 shadow-float outline-none"
        >
          <nav
            aria-label="Tools"
            onKeyDown={(event) => {
              walkLinks(event);
              leaveByTab(event);
            }}
          >
            <div className="columns-2 gap-x-4 lg:columns-4">
              {toolsMenu.map((group) => (
                <Group key={group.group} {...group} onChoose={close} />
              ))}
            </div>
            <Link
              to={checklist.path}
              onClick={close}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-tint px-4 py-3 hover:bg-sunken"
            >
              <ListChecks aria-hidden="true" className="size-6 text-accent" />
              <span className="font-semibold">{checklist.card?.title}</span>
              <span className="text-sm text-muted">{checklist.card?.description}</span>
            </Link>
          </nav>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

function Group({ group, links, onChoose }: (typeof toolsMenu)[number] & { onChoose: () => void }) {
  const id = useId();
  return (
    <div className="break-inside-avoid pb-4">
      <p id={id} className="px-3 pb-1 text-[0.8125rem] font-semibold text-muted">
        {group}
      </p>
      <ul aria-labelledby={id}>
        {links.map((link) => (
          <li key={link.label}>
            <MenuLine link={link} hasDescription onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </div>
  );
}
