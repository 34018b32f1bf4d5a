import { elsewhere, meantCity, meantRole } from "#domain/job-search/did-you-mean.ts";
import type { JobSearch } from "#domain/job-search/job-search.ts";
import { searchedPlace } from "#domain/job-search/searched-place.ts";

export type MeantProps = {
  search: Pick<JobSearch, "role" | "city" | "includeLocation"> & { location?: string };
  /** A city comes with its country. */
  onChoose: (meant: { role?: string; city?: string; country?: string }) => void;
};

/**
 * Suggests the right spelling of a role or a city: a press on it puts it in. Says what
 * of the role belongs into another field.
 */
export default function MeantQuestion({ search, onChoose }: MeantProps) {
  const meant = { role: meantRole(search), city: meantCity(search) };
  const { country } = searchedPlace({ city: meant.city ?? "", location: search.location ?? "" });
  const advice = elsewhere(search);
  const fields = (["role", "city"] as const).filter((field) => meant[field]);
  return (
    <>
      {advice && <p className="mt-2">{advice}</p>}
      {fields.map((field) => (
        <p key={field} className="mt-2">
          Did you mean{" "}
          <button
            type="button"
            className="min-h-9 font-semibold text-accent underline underline-offset-2"
            onClick={() => onChoose({ [field]: meant[field], ...(field === "city" && { country }) })}
          >
            {meant[field]}
          </button>
          ?
        </p>
      ))}
    </>
  );
}
