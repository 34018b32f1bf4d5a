import { meantCity, meantRole, saysPlace } from "#domain/job-search/did-you-mean.ts";
import type { JobSearch } from "#domain/job-search/job-search.ts";

export type MeantProps = {
  search: Pick<JobSearch, "role" | "city" | "includeLocation"> & { location?: string };
  onChoose: (meant: { role?: string; city?: string }) => void;
};

/**
 * Suggests the right spelling of a role or a city. A press fills it in. If the role contains a
 * place, says which field is for places.
 */
export default function MeantQuestion({ search, onChoose }: MeantProps) {
  const meant = { role: meantRole(search), city: meantCity(search) };
  const fields = (["role", "city"] as const).filter((field) => meant[field]);
  return (
    <>
      {saysPlace(search) && (
        <p className="mt-2">
          “{search.role}” is searched as one job title. Type a place under City, and choose Remote only for remote work.
        </p>
      )}
      {fields.map((field) => (
        <p key={field} className="mt-2">
          Did you mean{" "}
          <button
            type="button"
            className="min-h-9 font-semibold text-accent underline underline-offset-2"
            onClick={() => onChoose({ [field]: meant[field] })}
          >
            {meant[field]}
          </button>
          ?
        </p>
      ))}
    </>
  );
}
