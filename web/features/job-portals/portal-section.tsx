import { Briefcase, Building, Globe, GraduationCap, type LucideIcon, User, Users } from "lucide-react";
import type { ReactNode } from "react";
import type { Portal, PortalCategory } from "#domain/job-portals/job-portals.ts";
import { Badge } from "#web/ui/badge.tsx";
import { PortalCard } from "./portal-card.tsx";

export const icons: Record<PortalCategory["icon"], LucideIcon> = {
  Briefcase,
  Globe,
  GraduationCap,
  Building,
  Users,
  User,
};

export type Marks = { jobRole: string; pinned: Set<string>; visited: Set<string> };

type Props = Marks & { id: string; title: string; icon: LucideIcon; description: ReactNode; portals: Portal[] };

export function PortalSection({ id, title, icon: Icon, description, portals, jobRole, pinned, visited }: Props) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-14">
      <div className="flex items-start gap-3.5">
        <span className="grid size-11 shrink-0 place-items-center rounded-xl bg-tint text-accent">
          <Icon aria-hidden="true" className="size-5.5" />
        </span>
        <div>
          <h2 id={`${id}-title`} tabIndex={-1} className="flex flex-wrap items-center gap-2.5 text-2xl outline-none">
            {title}
            <Badge>{portals.length}</Badge>
          </h2>
          <p className="mt-1 text-muted">{description}</p>
        </div>
      </div>
      <ul className="mt-5 grid auto-rows-[minmax(9.25rem,auto)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {portals.map((portal) => (
          <PortalCard
            key={portal.url}
            portal={portal}
            jobRole={jobRole}
            isPinned={pinned.has(portal.url)}
            isVisited={visited.has(portal.url)}
          />
        ))}
      </ul>
    </section>
  );
}
