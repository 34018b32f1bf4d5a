import { choosesExactly } from "#domain/directory/query.ts";
import { Chip } from "../chip.tsx";
import type { ChoiceProps } from "./sort-menu.tsx";

/** Buttons that each set several filters. */
export function Collections({ directory: { collections }, query, onChange }: ChoiceProps) {
  if (!collections) return null;
  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {collections.map(({ label, chosen }) => {
        const isChosen = choosesExactly(query, chosen);
        return (
          <Chip key={label} pressed={isChosen} onClick={() => onChange({ ...query, chosen: isChosen ? {} : chosen })}>
            {label}
          </Chip>
        );
      })}
    </div>
  );
}
