import { memo, useState } from "react";
import type { Counts, Query } from "#domain/directory/directory.ts";
import { countOf, factName } from "#domain/directory/facets.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Chip } from "../chip.tsx";
import { focusFirstNew } from "../more-button.tsx";
import type { Directory, DirectoryFacet } from "./definition.ts";

type Props = {
  directory: Directory;
  chosen: Query["chosen"];
  counts: Counts;
  /** The counts without a query. They decide which values exist, and the order of the values. */
  all: Counts;
  onToggle: (facet: string, value: string) => void;
};

/** The filters. The decisive ones are in a row. On wide screens, the others are behind a button. */
export const Facets = memo(function Facets({ directory: { facets }, chosen, counts, all, onToggle }: Props) {
  const rest = facets.filter(({ isDecisive }) => !isDecisive);
  const [isMore, setIsMore] = useState(rest.some(({ key }) => chosen[key]?.length));
  const chips = (facet: DirectoryFacet) => (
    <FacetChips
      key={facet.key}
      facet={facet}
      counts={counts[facet.key] ?? {}}
      all={all[facet.key] ?? {}}
      chosen={chosen[facet.key] ?? []}
      onToggle={onToggle}
    />
  );
  return (
    <>
      <div className={row}>
        {facets.filter(({ isDecisive }) => isDecisive).map(chips)}
        {rest.length > 0 && (
          <button
            type="button"
            aria-expanded={isMore}
            onClick={() => setIsMore(!isMore)}
            className={`${moreButton} -ml-1 max-lg:hidden`}
          >
            {isMore ? "Fewer filters" : "More filters"}
          </button>
        )}
      </div>
      {rest.length > 0 && <div className={`mt-4 ${row} ${isMore ? "" : "lg:hidden"}`}>{rest.map(chips)}</div>}
    </>
  );
});

const row = "space-y-4 lg:flex lg:flex-wrap lg:gap-x-8 lg:gap-y-3 lg:space-y-0";
const moreButton = "min-h-9 px-1 text-sm font-semibold text-accent underline underline-offset-4";

/** A facet starts with this many values, plus the chosen ones. */
const shortList = 8;

/**
 * Every value on the page, even without a match, so that alternatives stay visible. If all values
 * have names, they have the order of `names`. Otherwise the most frequent value comes first.
 */
function orderedValues({ names = {}, offersNamed }: DirectoryFacet, all: Record<string, number>, chosen: string[]) {
  const values = [...new Set([...Object.keys(names), ...(offersNamed ? [] : Object.keys(all)), ...chosen])];
  if (values.some((value) => !(value in names))) values.sort((a, b) => (all[b] ?? 0) - (all[a] ?? 0));
  return values.filter((value) => all[value] || chosen.includes(value));
}

type FacetProps = Pick<Props, "onToggle"> & {
  facet: DirectoryFacet;
  counts: Record<string, number>;
  all: Record<string, number>;
  chosen: string[];
};

function FacetChips({ facet, counts, all, chosen, onToggle }: FacetProps) {
  const [isLong, setIsLong] = useState(false);
  const values = orderedValues(facet, all, chosen);
  const isShort = (value: string, index: number) => index < shortList || value === facet.any || chosen.includes(value);
  const few = values.filter(isShort);
  const shown = isLong ? values : few;
  if (values.length === 0) return null;
  return (
    <fieldset className="flex min-w-0 flex-wrap items-center gap-1.5">
      <legend className="float-left text-sm font-semibold max-lg:mb-1 max-lg:w-full lg:mr-1">{facet.label}</legend>
      {shown.map((value) => (
        <Chip key={value} pressed={chosen.includes(value)} onClick={() => onToggle(facet.key, value)}>
          <span className={countOf(counts, value) || chosen.includes(value) ? "" : "text-muted"}>
            {factName(facet, value)}
          </span>
          <span className="tabular-nums opacity-80">{formatNumber(countOf(counts, value))}</span>
        </Chip>
      ))}
      {values.length > few.length && (
        <button
          type="button"
          aria-expanded={isLong}
          onClick={({ currentTarget }) => {
            if (isLong) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: "nearest" }));
            else focusFirstNew(currentTarget);
            setIsLong(!isLong);
          }}
          className={moreButton}
        >
          {isLong ? "Fewer" : `${values.length - few.length} more`}
        </button>
      )}
    </fieldset>
  );
}
