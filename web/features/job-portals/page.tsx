import { Bookmark, Lightbulb, Pin } from "lucide-react";
import { type ComponentType, Suspense, useDeferredValue } from "react";
import type { ItemList } from "schema-dts";
import { type PortalFilter, portalCount, portalCountries } from "#domain/job-portals/filter.ts";
import { type PortalCategory, portalItemList, portalsAt } from "#domain/job-portals/job-portals.ts";
import { typedTerms } from "#domain/job-portals/portal-address.ts";
import { useFetched } from "#web/lib/fetched.ts";
import { passFocusOn } from "#web/lib/focus.ts";
import { PageData, pageData } from "#web/lib/page-data.tsx";
import { useSaved } from "#web/lib/saved.ts";
import { Button } from "#web/ui/button.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { EmptyState } from "#web/ui/panel.tsx";
import { CategoryMenu } from "./category-menu.tsx";
import { forgetVisited, usePinned, useVisited } from "./kept-portals.ts";
import { MyPortals } from "./my-portals.tsx";
import { PortalFilters } from "./portal-filters.tsx";
import { icons, PortalSection } from "./portal-section.tsx";
import { IconSources } from "./shared-icon.tsx";
import { usePortalSearch } from "./use-portal-search.ts";
import { useShown } from "./use-shown.ts";

/** Loads the portals and returns the page that shows them. */
export async function loadPortals(): Promise<{ default: ComponentType }> {
  const categories = await pageData(
    "job-portals",
    async () => (await import("#content/job-portals.json")).default as PortalCategory[],
  );
  const facts = {
    categories,
    countries: portalCountries(categories),
    total: categories.flatMap(({ portals }) => portals).length,
    listData: portalItemList(categories),
  };
  return { default: () => <JobPortalsPage {...facts} /> };
}

type Props = {
  categories: PortalCategory[];
  countries: string[];
  total: number;
  listData: ItemList;
};

const loadTerms = () => import("#domain/job-portals/portal-terms.ts");

const cardIcons = { pin: Pin, bookmark: Bookmark };
const everything: PortalFilter = { search: "", country: undefined, remoteOnly: false };

function JobPortalsPage({ categories, countries, total, listData }: Props) {
  const [search, setSearch] = usePortalSearch(countries);
  const { filter, role, city, country } = useDeferredValue(search);
  const shown = useShown(categories, filter);
  const pinned = usePinned();
  const visited = useVisited();
  const saved = useSaved();
  const mine = portalsAt(categories, pinned);
  const read = useFetched(loadTerms, Boolean(role || city || country));
  const { words, places, ...hints } = (read?.portalTerms ?? typedTerms)(role, city, country);
  const marks = { words, places, pinned: new Set(pinned), visited: new Set(visited), saved };

  return (
    <PageFrame
      screen="job-portals"
      title="Job Portals Directory"
      intro={`${total} portals in ${categories.length} categories, from first jobs to remote, freelance and government.`}
      data={listData}
    >
      {mine.length > 0 ? (
        <div className="-mt-10 mb-8 sm:-mt-12">
          <PortalSection
            {...marks}
            id="my-portals"
            title="My portals"
            icon={Pin}
            description={<MyPortals portals={mine} words={words} places={places} />}
            portals={mine}
          />
        </div>
      ) : (
        <p className="flex items-start gap-3 text-[0.9375rem]">
          <Lightbulb aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-accent" />
          <span>
            <strong>Pro tip:</strong> do not sign up everywhere. Pin five portals that fit you, set up an alert on each,
            and visit them every morning.
          </span>
        </p>
      )}
      <PortalFilters
        {...search}
        {...hints}
        count={portalCount(shown, total, filter.country)}
        countries={countries}
        onChange={setSearch}
      />
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CategoryMenu categories={shown} />
        {visited.length > 0 && (
          <Button ref={passFocusOn} variant="ghost" size="small" onClick={forgetVisited}>
            Forget visited marks
          </Button>
        )}
      </div>
      {shown.length === 0 && (
        <div className="mt-10">
          <EmptyState title="No portals found" text="Try another word, another country, or all of them.">
            <Button variant="secondary" onClick={() => setSearch({ filter: everything })}>
              Show all portals
            </Button>
          </EmptyState>
        </div>
      )}
      <IconSources icons={cardIcons} />
      {/* With a boundary per section, React hydrates the many cards in short tasks. */}
      {shown.map((category) => (
        <Suspense key={category.id}>
          <PortalSection {...marks} {...category} icon={icons[category.icon]} folds={filter.search === ""} />
        </Suspense>
      ))}
      <PageData screen="job-portals" data={categories} />
    </PageFrame>
  );
}
