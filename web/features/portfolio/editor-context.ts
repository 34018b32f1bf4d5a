import { createContext, use } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import type { Edit } from "#domain/portfolio/edit.ts";

type Editing = {
  draft: Draft;
  /** What the visitor should look at, by path, and why. */
  doubts: Map<string, string>;
  edit: (edit: Edit) => void;
};

export const EditorContext = createContext<Editing | undefined>(undefined);

export function useEditor(): Editing {
  const editing = use(EditorContext);
  if (!editing) throw new Error("There is no editor around this field");
  return editing;
}
