import { Lightbulb, Pin } from "lucide-react";
import { Suspense, useDeferredValue, useState } from "react";
import rows from "#content/job-portals.json";
import {
  filterPortals,
  type PortalFilter,
  portalCountries,
  portalFilterFromParams,
  portalFilterToParams,
} from "#domain/job-portals/filter.ts";
import { type PortalCategory, portalItemList, portalsAt } from "#domain/job-portals/job-portals.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { JsonLd } from "#web/lib/seo.tsx";
import { useAddress } from "#web/lib/url-state.ts";
import { Button } from "#web/ui/button.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { EmptyState } from "#web/ui/panel.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { forgetVisited, usePinned, useVisited } from "./kept-portals.ts";
import { PortalFilters } from "./portal-filters.tsx";
import { icons, PortalSection } from "./portal-section.tsx";

const categories = rows as PortalCategory[];
const countries = portalCountries(categories);
const total = countPortals(categories);
const listData = <JsonLd data={portalItemList(categories)} />;
const everything: PortalFilter = { search: "", country: undefined, remoteOnly: false };

export default function JobPortalsPage() {
  const [wanted, setWanted] = useWanted();
  const { filter, role } = useDeferredValue(wanted);
  const shown = filterPortals(categories, filter);
  const count = countPortals(shown);
  const pinned = usePinned();
  const visited = useVisited();
  const mine = portalsAt(categories, pinned);
  const marks = { jobRole: role, pinned: new Set(pinned), visited: new Set(visited) };

  return (
    <PageFrame
      screen="job-portals"
      title="Job Portals Directory"
      intro={`${total} job portals in ${categories.length} categories: full-time and remote jobs, internships, freelancing, first jobs, government and more.`}
    >
      {listData}
      <aside className="flex items-start gap-3.5 rounded-card bg-tint p-5">
        <Lightbulb aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-accent" />
        <p>
          <strong>Pro tip:</strong> do not sign up everywhere. Pin five portals that fit you, set up an alert on each,
          and visit them every morning. A steady half hour a day beats a frantic weekend.
        </p>
      </aside>
      <PortalFilters
        filter={wanted.filter}
        role={wanted.role}
        countries={countries}
        onFilter={(change) => setWanted({ ...wanted, filter: { ...wanted.filter, ...change } })}
        onRole={(next) => setWanted({ ...wanted, role: next })}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CategoryMenu categories={shown} />
        <p role="status" className="text-[0.9375rem] font-semibold">
          Showing {count} of {total} portals
        </p>
        {visited.length > 0 && (
          <Button variant="ghost" size="small" onClick={forgetVisited}>
            Forget visited marks
          </Button>
        )}
      </div>
      {mine.length > 0 && (
        <PortalSection
          {...marks}
          id="my-portals"
          title="My portals"
          icon={Pin}
          description="Your pins, kept in this browser."
          portals={mine}
        />
      )}
      {count === 0 && (
        <div className="mt-10">
          <EmptyState title="No portals found" text="Try another word, another country, or all of them.">
            <Button variant="secondary" onClick={() => setWanted({ ...wanted, filter: everything })}>
              Show all portals
            </Button>
          </EmptyState>
        </div>
      )}
      {/* Each section in its own boundary, so that hydrating many cards is many short tasks. */}
      {shown.map((category) => (
        <Suspense key={category.id}>
          <PortalSection {...marks} {...category} icon={icons[category.icon]} />
        </Suspense>
      ))}
    </PageFrame>
  );
}

type Wanted = { filter: PortalFilter; role: string };

/** What the visitor wants to see. It starts from the address, which then follows a little behind the typing. */
function useWanted(): [Wanted, (wanted: Wanted) => void] {
  const [changed, setChanged] = useState<Wanted>();
  const [params] = useAddress(changed && { ...portalFilterToParams(changed.filter), role: changed.role });
  const opened = {
    filter: portalFilterFromParams(params, countries),
    role: (params.get("role") ?? "").slice(0, maxSearchLength),
  };
  return [changed ?? opened, setChanged];
}

function countPortals(list: PortalCategory[]): number {
  return list.reduce((sum, { portals }) => sum + portals.length, 0);
}
