import { meantCity, meantRole } from "#domain/job-search/did-you-mean.ts";
import type { DidYouMeanProps } from "./did-you-mean.tsx";

/** Suggests the right spelling of a role or a city. A press on it puts it in. */
export default function MeantQuestion({ search, onChoose }: DidYouMeanProps) {
  const meant = { role: meantRole(search), city: meantCity(search) };
  const fields = (["role", "city"] as const).filter((field) => meant[field]);
  return fields.map((field) => (
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
  ));
}
