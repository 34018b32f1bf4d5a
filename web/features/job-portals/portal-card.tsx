import { Check, Search } from "lucide-react";
import { memo } from "react";
import type { Portal } from "#domain/job-portals/job-portals.ts";
import { portalSearchUrl } from "#domain/job-portals/portal-address.ts";
import { besideRow, restoreFocus } from "#web/lib/focus.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { SaveButton } from "#web/ui/save-button.tsx";
import { markVisited, togglePin } from "./kept-portals.ts";
import { SharedIcon } from "./shared-icon.tsx";

type Props = {
  portal: Portal;
  jobRole: string;
  place: string;
  isPinned: boolean;
  isVisited: boolean;
  isSaved: boolean;
};

/** The card of a portal. Its link covers the whole card. The buttons lie above the link. */
export const PortalCard = memo(({ portal, jobRole, place, isPinned, isVisited, isSaved }: Props) => {
  const href = portalSearchUrl(portal, jobRole, place);
  if (href === "#") console.warn(`The address of ${portal.name} is not used: only http and https are`);
  const opensSearch = href !== portalSearchUrl(portal, "");
  const title = jobRole && opensSearch ? `${jobRole}: ${portal.name}` : portal.name;
  return (
    <li className="portal-card">
      <div className="flex items-start justify-between gap-1">
        <h3 className="pt-1.5 text-[1.0625rem]">
          <ExternalLink href={href} rel="noopener noreferrer nofollow" onVisit={() => markVisited(portal.url)}>
            {portal.name}
          </ExternalLink>
        </h3>
        <span className="flex">
          <SaveButton
            thing={{ kind: "portal", title, url: href, source: "Job Portals" }}
            isSaved={isSaved}
            icon={
              <SharedIcon
                name="bookmark"
                className={isSaved ? "size-4 fill-current text-accent" : "size-4 fill-none"}
              />
            }
          />
          <button
            type="button"
            aria-pressed={isPinned}
            aria-label={`Pin ${portal.name}`}
            onClick={({ currentTarget }) => {
              restoreFocus(besideRow(currentTarget.closest("li"), "[aria-label^=Pin]")); // the row may disappear
              togglePin(portal.url);
            }}
          >
            <SharedIcon name="pin" className="size-4.5 fill-none" />
          </button>
        </span>
      </div>
      <p className="mt-0.5 text-[0.9375rem] text-muted">{portal.about}</p>
      <p className="mt-auto flex flex-wrap gap-x-3 pt-2 text-sm font-semibold">
        {portal.country && <span>{portal.country}</span>}
        {portal.remote && <span>Remote</span>}
        {portal.fee && <span className="text-warn">Asks for a fee</span>}
        {isVisited && (
          <span className="inline-flex items-center gap-1 text-good">
            <Check aria-hidden="true" className="size-3.5" />
            Visited
          </span>
        )}
        {opensSearch && (
          <span className="inline-flex items-center gap-1 text-accent">
            <Search aria-hidden="true" className="size-3.5" />
            Opens its search
            {href !== portalSearchUrl(portal, jobRole) && ` in ${place}`}
          </span>
        )}
      </p>
    </li>
  );
});
