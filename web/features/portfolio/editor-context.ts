import { createContext, use } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";

type Editing = {
  draft: Draft;
  /** The paths of the fields that the visitor should look at. */
  uncertain: Set<string>;
  edit: (edit: Edit) => void;
};

export const EditorContext = createContext<Editing | undefined>(undefined);

export function useEditor(): Editing {
  const editing = use(EditorContext);
  if (!editing) throw new Error("There is no editor around this field");
  return editing;
}
