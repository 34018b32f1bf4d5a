import { X } from "lucide-react";
import type { Query } from "#domain/directory/directory.ts";
import { factName } from "#domain/directory/facets.ts";
import { passFocusOn, restoreFocusBeside } from "#web/lib/focus.ts";
import { Button } from "../button.tsx";
import type { Directory } from "./definition.ts";

type Props = {
  directory: Directory;
  query: Query;
  onToggle: (facet: string, value: string) => void;
  onClear: () => void;
};

/** The active filters, with buttons that remove one or all of them. */
export function ActiveFilters({ directory: { facets }, query, onToggle, onClear }: Props) {
  const chosen = facets.flatMap((facet) =>
    (query.chosen[facet.key] ?? []).map((value) => {
      const name = factName(facet, value);
      return { facet, value, name: facet.isNamedWithLabel ? `${facet.label}: ${name}` : name };
    }),
  );
  if (chosen.length === 0) return null;
  return (
    <>
      {chosen.map(({ facet, value, name }) => (
        <Button
          key={facet.key + value}
          variant="secondary"
          size="small"
          aria-label={`Remove ${name}`}
          onClick={({ currentTarget }) => {
            restoreFocusBeside(currentTarget);
            onToggle(facet.key, value);
          }}
        >
          {name}
          <X aria-hidden="true" className="size-3.5" />
        </Button>
      ))}
      <Button ref={passFocusOn} variant="ghost" size="small" onClick={onClear}>
        Clear all
      </Button>
    </>
  );
}
