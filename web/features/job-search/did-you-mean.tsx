import { meantCity, meantRole } from "#domain/job-search/did-you-mean.ts";
import type { JobSearch } from "#domain/job-search/job-search.ts";

type Props = { search: JobSearch; onChoose: (search: JobSearch) => void };

/** Suggests the right spelling of a role or a city. A press on it searches for that. */
export function DidYouMean({ search, onChoose }: Props) {
  const [role, city] = [meantRole(search), meantCity(search)];
  const meant = [role && { ...search, role }, city && { ...search, city }].filter(
    (suggestion) => suggestion !== undefined && suggestion !== "",
  );
  return meant.map((suggestion) => (
    <p key={suggestion.role + suggestion.city} className="mt-2">
      Did you mean{" "}
      <button
        type="button"
        className="min-h-9 font-semibold text-accent underline underline-offset-2"
        onClick={() => onChoose(suggestion)}
      >
        {suggestion.role === search.role ? suggestion.city : suggestion.role}
      </button>
      ?
    </p>
  ));
}
