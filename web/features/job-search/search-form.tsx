import { ChevronRight, Plus, Search } from "lucide-react";
import { type FormEvent, useState } from "react";
import { fallbackCountries } from "#domain/countries.ts";
import {
  defaultSearch,
  type JobSearch,
  listed,
  maxExcluded,
  maxSynonyms,
  type PostedWithin,
  type SearchProblem,
  searchProblem,
  suggestedSynonyms,
  timeOptions,
} from "#domain/job-search/job-search.ts";
import { citiesIn } from "#domain/job-search/places.ts";
import { placeSentence, searchedPlace, understood } from "#domain/job-search/searched-place.ts";
import { titleSentence } from "#domain/job-search/searched-titles.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { restoreFocusBeside } from "#web/lib/focus.ts";
import { useHydrated } from "#web/lib/hydrated.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { RememberButton } from "#web/ui/remember-button.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { useCountries } from "./use-countries.ts";

type Props = { search: JobSearch; onChange: (search: JobSearch) => void; onGenerate: () => void };

/** The search form. If a field is invalid, Generate shows its problem and focuses the field. */
export function SearchForm({ search, onChange, onGenerate }: Props) {
  const [problem, setProblem] = useState<SearchProblem>();
  const errorOf = (field: SearchProblem["field"]) => (problem?.field === field ? problem.text : undefined);

  const change = (part: Partial<JobSearch>) => {
    setProblem(undefined);
    onChange({ ...search, ...part });
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = searchProblem(search);
    setProblem(found);
    if (!found) return onGenerate();
    const field = event.currentTarget.elements.namedItem(found.field);
    if (field instanceof HTMLElement) field.focus();
  };

  return (
    <form noValidate onSubmit={submit} aria-label="Job search" className="card p-5 shadow-card sm:p-7">
      <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-[1.6fr_1.2fr_1fr_1fr]">
        <TextField
          label="Job role"
          name="role"
          autoComplete="organization-title"
          placeholder="Data Analyst"
          value={search.role}
          error={errorOf("role")}
          aside={<RememberButton values={profileValues(search)} />}
          hint={titleSentence(search)}
          data-example={defaultSearch.role}
          onChange={(event) => change({ role: event.target.value })}
        />
        <LocationField search={search} error={errorOf("location")} onChange={(location) => change({ location })} />
        <TextField
          label="City (optional)"
          name="city"
          autoComplete="address-level2"
          placeholder="Pune"
          list="cities"
          maxLength={maxSearchLength}
          disabled={!search.includeLocation}
          value={search.city}
          hint={placeSentence(search)}
          onChange={(event) => change({ city: event.target.value })}
        />
        <CitySuggestions country={search.location} />
        <SelectField
          label="Posted within"
          name="within"
          value={search.postedWithin}
          onChange={(event) => change({ postedWithin: event.target.value as PostedWithin })}
        >
          {timeOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </div>
      <MoreOptions search={search} onChange={change} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line pt-5">
        <div className="flex flex-wrap gap-x-6">
          <Switch
            label="Include location"
            checked={search.includeLocation}
            onChange={(includeLocation) => change({ includeLocation })}
          />
          <Switch label="Remote only" checked={search.remoteOnly} onChange={(remoteOnly) => change({ remoteOnly })} />
        </div>
        <Button type="submit" size="large" className="w-full sm:w-auto">
          <Search aria-hidden="true" className="size-5" />
          Generate search links
        </Button>
      </div>
    </form>
  );
}

/**
 * The form's values that the profile can store. The default role and country are left out.
 */
function profileValues(search: JobSearch) {
  const { role, location, city, includeLocation } = understood(search);
  if (role === defaultSearch.role) return {};
  const hasPlace = includeLocation && (city !== "" || location !== defaultSearch.location);
  return { role, ...(hasPlace && searchedPlace({ city, location })) };
}

/** The cities that we know in the country. The prerendered page does not contain them. */
function CitySuggestions({ country }: { country: string }) {
  const cities = useHydrated() ? citiesIn(country) : [];
  return (
    <datalist id="cities">
      {cities.map(([name]) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
}

type LocationProps = { search: JobSearch; error?: string; onChange: (location: string) => void };

function LocationField({ search, error, onChange }: LocationProps) {
  const countries = useCountries();
  const isListed = countries?.includes(search.location);
  return (
    <SelectField
      label="Location"
      name="location"
      disabled={!countries || !search.includeLocation}
      value={countries && search.location}
      hint={countries === fallbackCountries && "The whole list could not be loaded. It comes with the connection."}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    >
      {!countries && <option>Loading countries...</option>}
      {countries && !isListed && <option>{search.location}</option>}
      {countries?.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  );
}

type OptionsProps = { search: JobSearch; onChange: (part: Partial<JobSearch>) => void };

function MoreOptions({ search, onChange }: OptionsProps) {
  const [isToggled, setToggled] = useState<boolean>();
  const isOpen = isToggled ?? (search.synonyms !== "" || search.excluded !== "");
  const chosen = listed(search.synonyms, maxSynonyms).map((title) => title.toLowerCase());
  const suggestions =
    chosen.length < maxSynonyms
      ? suggestedSynonyms(search.role).filter((title) => !chosen.includes(title.toLowerCase()))
      : [];
  return (
    <details open={isOpen} onToggle={(event) => setToggled(event.currentTarget.open)} className="group mt-4">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-full text-[0.9375rem] font-semibold text-accent">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        Other titles and words to leave out
      </summary>
      <div className="mt-2 grid gap-5 md:grid-cols-2">
        <div>
          <TextField
            label="Also search for"
            name="also"
            placeholder="Software Engineer, Web Developer"
            hint={`Other names for the same job, with commas between them. Up to ${maxSynonyms}.`}
            value={search.synonyms}
            onChange={(event) => onChange({ synonyms: event.target.value })}
          />
          {suggestions.length > 0 && (
            <fieldset className="mt-3 flex flex-wrap gap-2">
              <legend className="sr-only">Suggested titles</legend>
              {suggestions.map((title) => (
                <Button
                  key={title}
                  variant="secondary"
                  size="small"
                  onClick={({ currentTarget }) => {
                    restoreFocusBeside(currentTarget);
                    onChange({ synonyms: search.synonyms.trim() ? `${search.synonyms}, ${title}` : title });
                  }}
                >
                  <Plus aria-hidden="true" className="size-3.5" />
                  {title}
                </Button>
              ))}
            </fieldset>
          )}
        </div>
        <TextField
          label="Leave out"
          name="not"
          placeholder="senior, internship"
          hint={`Words that must not appear, with commas between them. Up to ${maxExcluded}.`}
          value={search.excluded}
          onChange={(event) => onChange({ excluded: event.target.value })}
        />
      </div>
    </details>
  );
}
