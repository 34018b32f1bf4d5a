import { bestKnown, type Query } from "#domain/directory/directory.ts";
import { ChoiceMenu } from "../choice-menu.tsx";
import type { Directory } from "./definition.ts";

export type ChoiceProps = { directory: Directory; query: Query; onChange: (query: Query) => void };

export function SortMenu({ directory, query, onChange }: ChoiceProps) {
  return (
    <ChoiceMenu
      label="Sort:"
      value={query.sort}
      choices={[
        { value: bestKnown, label: query.search ? "Best match" : "Best known" },
        { value: "name", label: "Name" },
        ...(directory.sorts ?? []),
      ]}
      onChange={(sort) => onChange({ ...query, sort })}
    />
  );
}
