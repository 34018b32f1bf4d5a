import { useId } from "react";
import type { PortalFilter } from "#domain/job-portals/filter.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { Chip } from "#web/ui/chip.tsx";
import { SelectField, TextField } from "#web/ui/field.tsx";
import { SearchBox } from "#web/ui/search-box.tsx";

type Props = {
  filter: PortalFilter;
  role: string;
  countries: string[];
  onFilter: (change: Partial<PortalFilter>) => void;
  onRole: (role: string) => void;
};

export function PortalFilters({ filter, role, countries, onFilter, onRole }: Props) {
  const id = useId();
  return (
    <div className="mt-6 grid gap-5 card p-5 shadow-card sm:p-6 md:grid-cols-2 lg:grid-cols-[1fr_1fr_auto]">
      <div>
        <label id={`${id}-label`} htmlFor={id} className="mb-1.5 block text-[0.9375rem] font-semibold">
          Find a portal
        </label>
        <SearchBox
          id={id}
          aria-labelledby={`${id}-label`}
          placeholder="Search all portals..."
          maxLength={maxSearchLength}
          value={filter.search}
          onChange={(search) => onFilter({ search })}
        />
      </div>
      <TextField
        label="Your role"
        placeholder="Data Analyst"
        autoComplete="organization-title"
        maxLength={maxSearchLength}
        hint="Portals marked “Opens its search” then open with this role already searched."
        value={role}
        onChange={(event) => onRole(event.target.value)}
      />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3 md:max-lg:col-span-2">
        <SelectField
          label="Country"
          className="w-full sm:w-64 lg:w-48"
          value={filter.country ?? ""}
          onChange={(event) => onFilter({ country: event.target.value || undefined })}
        >
          <option value="">All countries</option>
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <div className="flex min-h-11 items-center sm:mt-[1.875rem]">
          <Chip pressed={filter.remoteOnly} onClick={() => onFilter({ remoteOnly: !filter.remoteOnly })}>
            Remote only
          </Chip>
        </div>
      </div>
    </div>
  );
}
