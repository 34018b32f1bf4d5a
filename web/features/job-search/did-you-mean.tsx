import { meantCity, meantRole } from "#domain/job-search/did-you-mean.ts";
import type { JobSearch } from "#domain/job-search/job-search.ts";

type Props = { search: JobSearch; onChoose: (search: JobSearch) => void };

/** Asks about a misspelled role or city. A press on the answer makes its links. */
export function DidYouMean({ search, onChoose }: Props) {
  const [role, city] = [meantRole(search), meantCity(search)];
  const meant = [role && { ...search, role }, city && { ...search, city }].filter(
    (one) => one !== undefined && one !== "",
  );
  return meant.map((one) => (
    <p key={one.role + one.city} className="mt-2">
      Did you mean{" "}
      <button
        type="button"
        className="min-h-9 font-semibold text-accent underline underline-offset-2"
        onClick={() => onChoose(one)}
      >
        {one.role === search.role ? one.city : one.role}
      </button>
      ?
    </p>
  ));
}
