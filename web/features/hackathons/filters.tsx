import { SlidersHorizontal } from "lucide-react";
import { useState } from "react";
import { closingWithin, type HackathonFilter } from "#domain/hackathons/filter.ts";
import { type Hackathon, hackathonModes, skillsOf } from "#domain/hackathons/hackathons.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { alphabetically } from "#domain/text/text.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";

type Props = {
  hackathons: Hackathon[];
  filter: HackathonFilter;
  onChange: (changes: Record<string, string | undefined>) => void;
};

const maxThemes = 40;

/** The search field and the filters. The address has a parameter for each. */
export function Filters({ hackathons, filter, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  const choices = [
    {
      key: "source",
      label: "Source",
      all: "All Sources",
      value: filter.source,
      options: texts(distinct(hackathons, (row) => [row.source])),
    },
    { key: "mode", label: "Mode", all: "Any mode", value: filter.mode, options: Object.entries(hackathonModes) },
    {
      key: "country",
      label: "Country",
      all: "Any country",
      value: filter.country,
      options: texts(distinct(hackathons, (row) => (row.country ? [row.country] : []))),
    },
    { key: "theme", label: "Theme", all: "Any theme", value: filter.theme, options: texts(themes(hackathons)) },
    {
      key: "within",
      label: "Closes within",
      all: "Any time",
      value: filter.within,
      options: closingWithin.map((days) => [String(days), `${days} days`]),
    },
  ];
  const chosen = choices.filter(({ value }) => value).length;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Filters</legend>
      <div className="flex flex-wrap gap-2">
        <SearchBox
          value={filter.search ?? ""}
          onChange={(q) => onChange({ q })}
          placeholder="Search hackathon contests by name or skills..."
          maxLength={maxSearchLength}
          className="min-w-50 flex-1"
        />
        <Button variant="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="sm:hidden">
          <SlidersHorizontal aria-hidden="true" className="size-4" />
          Filters{chosen > 0 && ` (${chosen})`}
        </Button>
      </div>
      <div
        className={`${isOpen ? "" : "max-sm:hidden"} mt-4 grid grid-cols-2 gap-3 max-sm:*:last:col-span-2 sm:grid-cols-3 lg:grid-cols-5`}
      >
        {choices.map(({ key, label, all, value = "", options }) => (
          <SelectField
            key={key}
            label={label}
            value={value}
            onChange={(event) => onChange({ [key]: event.target.value })}
          >
            <option value="">{all}</option>
            {value && !options.some(([known]) => known === value) && <option value={value}>{value}</option>}
            {options.map(([option, text]) => (
              <option key={option} value={option}>
                {text}
              </option>
            ))}
          </SelectField>
        ))}
      </div>
    </fieldset>
  );
}

function texts(values: string[]): [string, string][] {
  return values.map((value) => [value, value]);
}

function distinct(rows: Hackathon[], valuesOf: (row: Hackathon) => string[]): string[] {
  return [...new Set(rows.flatMap(valuesOf))].sort(alphabetically);
}

/** The names of the most frequent skills, in alphabetical order. */
function themes(rows: Hackathon[]): string[] {
  const counts = Map.groupBy(
    rows.flatMap((row) => skillsOf(row.skills)),
    (skill) => skill,
  );
  return [...counts.keys()]
    .sort((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0))
    .slice(0, maxThemes)
    .sort(alphabetically);
}
