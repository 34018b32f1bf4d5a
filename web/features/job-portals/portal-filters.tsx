import { useId, useState } from "react";
import type { PortalFilter } from "#domain/job-portals/filter.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { countLine } from "#web/lib/focus.ts";
import { scrollToId } from "#web/lib/scroll.ts";
import { keepWantedJob } from "#web/lib/wanted-job.ts";
import { AsideButton } from "#web/ui/aside-button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { DidYouMean } from "#web/ui/did-you-mean.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { RememberButton } from "#web/ui/remember-button.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";

type Props = {
  filter: PortalFilter;
  role: string;
  city: string;
  /** The country of the filter, or else the country of the city. */
  country: string;
  roleHint?: string;
  placeHint?: string;
  /** A sentence that says how many portals are shown. */
  count: string;
  countries: string[];
  /** The country of the visitor's profile, if some portals have it. */
  ownCountry: string | undefined;
  onChange: (changes: { filter?: PortalFilter; role?: string; city?: string }) => void;
};

/** The role, place and country to search for, and the search field, right above the portals. */
export function PortalFilters({
  filter,
  role,
  city,
  country,
  count,
  countries,
  ownCountry,
  onChange,
  ...hints
}: Props) {
  const id = useId();
  const [isTyping, setIsTyping] = useState(false);
  const watched = { onFocus: () => setIsTyping(true), onBlur: () => setIsTyping(false) };
  const onFilter = (change: Partial<PortalFilter>) => onChange({ filter: { ...filter, ...change } });
  return (
    <div className="mt-6 grid gap-4 card p-4 shadow-card sm:p-5 md:grid-cols-2 lg:grid-cols-4">
      <TextField
        label="Your role"
        aside={<RememberButton values={{ role, city, country }} />}
        placeholder="Data Analyst"
        autoComplete="organization-title"
        maxLength={maxSearchLength}
        hint={hints.roleHint ?? "Portals marked “Opens its search” then search for it."}
        value={role}
        {...watched}
        onChange={(event) => onChange({ role: event.target.value })}
      />
      <TextField
        label="City (optional)"
        placeholder="Pune"
        autoComplete="address-level2"
        maxLength={maxSearchLength}
        hint={hints.placeHint ?? "Where the portal's address takes one."}
        value={city}
        {...watched}
        onChange={(event) => onChange({ city: event.target.value })}
      />
      <div className="flex items-start gap-3">
        <SelectField
          label="Country"
          className="min-w-0 flex-1"
          value={filter.country ?? ""}
          aside={
            ownCountry &&
            ownCountry !== filter.country && (
              <AsideButton onClick={() => onFilter({ country: ownCountry })}>{ownCountry} first</AsideButton>
            )
          }
          onChange={(event) => onFilter({ country: event.target.value || undefined })}
        >
          <option value="">All countries</option>
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <div className="mt-[1.875rem] flex min-h-11 shrink-0 items-center">
          <Chip pressed={filter.remoteOnly} onClick={() => onFilter({ remoteOnly: !filter.remoteOnly })}>
            Remote<span className="sr-only"> only</span>
          </Chip>
        </div>
      </div>
      <div>
        <label id={`${id}-label`} htmlFor={id} className="mb-1.5 block scroll-mt-20 text-[0.9375rem] font-semibold">
          Find a portal
        </label>
        <SearchBox
          id={id}
          aria-labelledby={`${id}-label`}
          placeholder="Search all portals..."
          maxLength={maxSearchLength}
          value={filter.search}
          onChange={(search) => onFilter({ search })}
          onFocus={() => innerWidth < 640 && scrollToId(`${id}-label`)} // makes the results below visible
        />
        <p {...countLine} className="mt-1.5 text-sm font-semibold">
          {count}
        </p>
      </div>
      {!isTyping && (role || city) && (
        <div className="col-span-full -mt-2 empty:hidden">
          <DidYouMean
            search={{ role, city, location: country, includeLocation: true }}
            onChoose={({ country: itsCountry = "", ...meant }) => {
              onChange(meant);
              if (meant.city) keepWantedJob({ city: meant.city, country: itsCountry });
            }}
          />
        </div>
      )}
    </div>
  );
}
