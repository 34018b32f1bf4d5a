import { Briefcase, Building, Globe, GraduationCap, type LucideIcon, User, Users } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import type { Portal, PortalCategory } from "#domain/job-portals/job-portals.ts";
import { type PortalTerms, placeOn, portalSearchUrl } from "#domain/job-portals/portal-address.ts";
import { chunks } from "#web/lib/chunks.ts";
import { Badge } from "#web/ui/badge.tsx";
import { MoreButton } from "#web/ui/more-button.tsx";
import { PortalCard } from "./portal-card.tsx";

export const icons: Record<PortalCategory["icon"], LucideIcon> = {
  Briefcase,
  Globe,
  GraduationCap,
  Building,
  Users,
  User,
};

type Marks = Pick<PortalTerms, "words" | "places"> & {
  pinned: Set<string>;
  visited: Set<string>;
  saved: Set<string>;
};

type Props = Marks & {
  id: string;
  title: string;
  icon: LucideIcon;
  description: ReactNode;
  portals: Portal[];
  /** Whether a phone shows only the first portals, and a button that shows all. */
  folds?: boolean;
};

const shownOnPhone = 4;
/** How many cards React hydrates in one short task. */
const groupSize = 8;

/** A category with the cards of its portals. */
export function PortalSection({ id, title, icon: Icon, description, portals, folds, ...marks }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isFolded = folds && !isOpen && portals.length > shownOnPhone;
  const { words, places, pinned, visited, saved } = marks;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10 sm:mt-12">
      <h2 id={`${id}-title`} tabIndex={-1} className="flex items-center gap-2.5 text-xl outline-none sm:text-2xl">
        <Icon aria-hidden="true" className="size-5.5 text-accent" />
        {title}
        <Badge>{portals.length}</Badge>
      </h2>
      <p className="mt-1 text-[0.9375rem] text-muted">{description}</p>
      <ul
        className={`mt-4 grid auto-rows-[minmax(9.25rem,auto)] grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 ${isFolded ? "max-sm:*:nth-[n+5]:hidden" : ""}`}
      >
        {chunks(portals, groupSize).map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, only a position
          <Suspense key={index}>
            {group.map((portal) => (
              <PortalCard
                key={portal.url}
                portal={portal}
                jobRole={words}
                place={placeOn(portal, places)}
                isPinned={pinned.has(portal.url)}
                isVisited={visited.has(portal.url)}
                isSaved={saved.has(portalSearchUrl(portal, words, placeOn(portal, places)))}
              />
            ))}
          </Suspense>
        ))}
      </ul>
      {isFolded && (
        <MoreButton className="mt-3 w-full sm:hidden" onMore={() => setOpen(true)}>
          Show all {portals.length}
          <span className="sr-only"> of {title}</span>
        </MoreButton>
      )}
    </section>
  );
}
