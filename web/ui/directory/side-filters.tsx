import { memo, useState } from "react";
import { Link } from "react-router";
import type { Counts, Query } from "#domain/directory/directory.ts";
import { factName } from "#domain/directory/facets.ts";
import { screens } from "#domain/screens.ts";
import { Chip } from "../chip.tsx";
import type { Directory, DirectoryFacet } from "./definition.ts";

type Props = {
  directory: Directory;
  category: string | undefined;
  chosen: Query["chosen"];
  counts: Counts;
  /** What the links to categories carry on: "" or from "?" on. */
  tail: string;
  isOpen: boolean;
  onToggle: (facet: string, value: string) => void;
};

/** Beside the rows on wide screens; above them on narrow ones, the categories as a strip, the facets when opened. */
export const SideFilters = memo(function SideFilters({
  directory,
  category,
  chosen,
  counts,
  tail,
  isOpen,
  onToggle,
}: Props) {
  return (
    <div>
      <CategoryLinks directory={directory} current={category} counts={counts.category ?? {}} tail={tail} />
      <div className={`mt-5 space-y-5 lg:mt-7 lg:block ${isOpen ? "" : "hidden"}`}>
        {directory.facets.map((facet) => (
          <FacetChips
            key={facet.key}
            facet={facet}
            counts={counts[facet.key] ?? {}}
            chosen={chosen[facet.key] ?? []}
            onToggle={onToggle}
          />
        ))}
      </div>
    </div>
  );
});

const categoryLink =
  "flex min-h-9 shrink-0 items-center justify-between gap-2 rounded-full border border-edge bg-surface px-3.5 text-sm whitespace-nowrap hover:border-accent aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-on-accent lg:rounded-lg lg:border-0 lg:bg-transparent lg:px-2.5 lg:py-1 lg:whitespace-normal lg:hover:bg-sunken";

/** Scrolls the list, not the page, to the link. */
function reveal(link: HTMLElement | null) {
  const list = link?.closest("ul");
  if (link && list)
    list.scrollTo({ left: link.offsetLeft - list.offsetLeft - 80, top: link.offsetTop - list.offsetTop - 80 });
}

function CategoryLinks({
  directory,
  current,
  counts,
  tail,
}: {
  directory: Directory;
  current: string | undefined;
  counts: Record<string, number>;
  tail: string;
}) {
  const { path } = screens[directory.name];
  const { categories, categoriesLabel = "Categories" } = directory;
  return (
    <nav aria-label={categoriesLabel}>
      <p className="mb-2 hidden px-2.5 text-sm font-semibold lg:block">{categoriesLabel}</p>
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6 lg:mx-0 lg:block lg:max-h-112 lg:overflow-y-auto lg:px-0 lg:pb-10 lg:[mask-image:linear-gradient(black_calc(100%-2.5rem),transparent)]">
        {[{ slug: undefined, name: "All" }, ...categories].map(({ slug, name }) => (
          <li key={name}>
            <Link
              ref={slug && slug === current ? reveal : undefined}
              to={(slug ? `${path}/${slug}` : path) + tail}
              aria-current={slug === current ? "page" : undefined}
              className={categoryLink}
            >
              {name}
              {slug && <span className="tabular-nums opacity-80">{counts[slug] ?? 0}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A facet shows this many values until asked for more. */
const shortList = 10;

/** In the order of their names where all have one, else the most frequent first; values without entries are left out. */
function orderedValues(
  { names = {}, offersNamed }: DirectoryFacet,
  counts: Record<string, number>,
  chosen: string[],
): string[] {
  const values = [...new Set([...Object.keys(names), ...(offersNamed ? [] : Object.keys(counts)), ...chosen])];
  if (values.some((value) => !(value in names))) values.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return values.filter((value) => counts[value] || chosen.includes(value));
}

function FacetChips({
  facet,
  counts,
  chosen,
  onToggle,
}: {
  facet: DirectoryFacet;
  counts: Record<string, number>;
  chosen: string[];
  onToggle: Props["onToggle"];
}) {
  const [isLong, setIsLong] = useState(false);
  const values = orderedValues(facet, counts, chosen);
  const shown = isLong ? values : values.filter((value, index) => index < shortList || chosen.includes(value));
  if (values.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2 px-0.5 text-sm font-semibold">{facet.label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((value) => (
          <Chip key={value} pressed={chosen.includes(value)} onClick={() => onToggle(facet.key, value)}>
            {factName(facet, value)}
            <span className="tabular-nums opacity-80">{counts[value] ?? 0}</span>
          </Chip>
        ))}
        {values.length > shown.length && (
          <button
            type="button"
            onClick={() => setIsLong(true)}
            className="min-h-9 px-2 text-sm font-semibold text-accent underline underline-offset-4"
          >
            {values.length - shown.length} more
          </button>
        )}
      </div>
    </fieldset>
  );
}
