import { createContext, use } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";

type Editing = {
  draft: Draft;
  /** The reasons why values should be checked, by the path of the value. */
  doubts: Map<string, string>;
  edit: (edit: Edit) => void;
};

export const EditorContext = createContext<Editing | undefined>(undefined);

/** The draft and how to edit it, for the fields within an editor. */
export function useEditor(): Editing {
  const editing = use(EditorContext);
  if (!editing) throw new Error("There is no editor around this field");
  return editing;
}
