import { CalendarSync, ChevronDown } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { useHydrated } from "#web/lib/hydrated.ts";
import { showToast } from "#web/lib/toast.ts";
import { linksIn, walkLinks } from "#web/lib/walk-links.ts";
import { buttonStyle } from "../button.tsx";
import { CopyButton } from "../copy-button.tsx";
import { ExternalLink } from "../external-link.tsx";

type Props = {
  /** The path of the calendar file. */
  path: string;
  name: string;
  query: URLSearchParams;
  /** What the calendar contains: "10 contests". */
  contents: string;
  /** How often the calendar is updated: "every 6 hours". */
  renewed: string;
};

/**
 * A menu with one link per calendar app to subscribe to a calendar. The arrow keys move into the
 * menu and from link to link.
 */
export function SubscribeMenu({ path, name, query, contents, renewed }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const address = query.size > 0 ? `${path}?${query}` : path;
  const host = useHydrated() ? location.host : "";
  const web = encodeURIComponent(`https://${host}${address}`);
  const webcal = `webcal://${host}${address}`;
  const item = "flex min-h-11 items-center rounded-lg px-3 text-[0.9375rem] hover:bg-sunken";
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" || !menu.current) return;
    event.preventDefault();
    if (!menu.current.matches(":popover-open")) menu.current.showPopover();
    linksIn(menu.current)[0]?.focus();
  };
  return (
    <>
      <button type="button" popoverTarget={id} onKeyDown={enter} className={buttonStyle({ variant: "secondary" })}>
        <CalendarSync aria-hidden="true" className="size-4" />
        Subscribe
        <ChevronDown aria-hidden="true" className="size-4 max-sm:hidden" />
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className="m-auto w-64 card p-1.5 text-ink shadow-float supports-[position-area:bottom]:inset-auto supports-[position-area:bottom]:m-0 supports-[position-area:bottom]:mt-1.5 [position-area:bottom_span-left] max-sm:mx-2! sm:[position-try-fallbacks:flip-inline]"
      >
        <p className="px-3 pt-1.5 pb-2 text-sm text-muted">
          {contents}. Renewed {renewed}.
        </p>
        <ul onKeyDown={walkLinks}>
          <li>
            <ExternalLink
              href={`https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`}
              className={item}
            >
              Google Calendar
            </ExternalLink>
          </li>
          <li>
            <a href={webcal} className={item}>
              Apple Calendar
            </a>
          </li>
          <li>
            <ExternalLink
              href={`https://outlook.live.com/calendar/0/addfromweb?url=${web}&name=${encodeURIComponent(name)}`}
              className={item}
            >
              Outlook
            </ExternalLink>
          </li>
        </ul>
        <div className="px-3 pt-1 pb-2">
          <CopyButton
            text={`https://${host}${address}`}
            label="Copy address"
            onFailed={() => showToast({ title: "Not copied", description: "Your browser refused.", destructive: true })}
          />
        </div>
      </div>
    </>
  );
}
