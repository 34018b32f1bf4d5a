import type { Beyond } from "./beyond.ts";
import { withCertificationsInStep } from "./certifications.ts";
import { reordered, withConfirmed } from "./doubts.ts";
import { blanks, type Confidence, type Draft } from "./draft.ts";
import { withFactsInStep } from "./entry-facts.ts";
import { unplaced } from "./leftovers.ts";
import { withLine } from "./line-places.ts";
import { linesReplaced } from "./lines-of.ts";
import type { PortfolioLook } from "./looks.ts";
import { confidenceOfTyped, confirmed } from "./missing.ts";
import { valueAt, withValue } from "./paths.ts";
import type { PortfolioData } from "./portfolio.schema.ts";
import { copyrightOf, navigationItems } from "./portfolio.ts";

export type ListPath = Exclude<keyof typeof blanks, `${string}.tags`>;

export type Edit =
  | { kind: "set"; path: string; value: string | string[] | boolean }
  | { kind: "confirm"; path: string }
  | { kind: "add"; list: ListPath }
  | { kind: "remove"; list: ListPath; index: number }
  | { kind: "move"; list: ListPath; from: number; to: number }
  | { kind: "place"; at: number; path: string }
  /** `path` names the field that the visitor types in, such as "languages.0.name". */
  | { kind: "beyond"; path: string; beyond: Beyond }
  | { kind: "look"; look: PortfolioLook }
  | { kind: "replace"; draft: Draft };

/**
 * One edit. The edited value becomes certain, and confidences move with their entries. A list's
 * first entry switches its section on. The menu follows the sections until the visitor changes it.
 */
export function applyEdit(draft: Draft, edit: Edit): Draft {
  const done = switchedOn(draft, editedDraft(draft, edit), edit);
  if (edit.kind === "replace") return done;
  const inStep = withCertificationsInStep(draft, withFactsInStep(draft, done));
  const next = { ...inStep, data: withCopyright(draft.data, inStep.data) };
  if (touchesMenu(edit)) return { ...next, confidence: withConfirmed(next.confidence, menu) };
  const entries = menuOf(next);
  const isSame = JSON.stringify(entries) === JSON.stringify(menuOf(draft));
  if (isSame || draft.confidence[menu] === confirmed) return next;
  return { ...next, data: withValue(next.data, menu, entries) };
}

/**
 * The paths that an edit changes. While contact and settings have the same location, both change.
 */
function placesOf({ data }: Draft, path: string): string[] {
  const isSame = data.settings.location === data.sections.contact.location;
  return path === "settings.location" && isSame ? [path, "sections.contact.location"] : [path];
}

/** The copyright line follows the name until the visitor writes another one. */
function withCopyright(before: PortfolioData, after: PortfolioData): PortfolioData {
  const isFromVisitor = before.footer.copyright !== copyrightOf(before.settings.name);
  if (isFromVisitor || before.settings.name === after.settings.name) return after;
  return withValue(after, "footer.copyright", copyrightOf(after.settings.name));
}

const menu = "navigation.items";

const menuOf = ({ data, beyond }: Draft) => navigationItems(data, beyond?.websites);

const touchesMenu = (edit: Edit) =>
  ("path" in edit && edit.path.startsWith(menu)) || ("list" in edit && edit.list === menu);

const withTyped = (confidence: Confidence, { path, value }: { path: string; value: unknown }): Confidence => ({
  ...confidence,
  [path]: confidenceOfTyped(path, value),
});

function editedDraft(draft: Draft, edit: Edit): Draft {
  const { data, confidence } = draft;
  switch (edit.kind) {
    case "replace":
      return edit.draft;
    case "beyond":
      return { ...draft, beyond: edit.beyond };
    case "look":
      return { ...draft, ...edit.look };
    case "confirm":
      return { ...draft, confidence: withConfirmed(confidence, edit.path) };
    case "set": {
      const paths = placesOf(draft, edit.path);
      return {
        ...draft,
        data: paths.reduce((next, path) => withValue(next, path, edit.value), data),
        confidence: withTyped([...paths, ...replacedBy(draft, edit)].reduce(withConfirmed, confidence), edit),
      };
    }
    case "place": {
      const value = valueAt(data, edit.path);
      const line = unplaced(draft).find(({ at }) => at === edit.at)?.text ?? draft.lines[edit.at] ?? "";
      const placed = Array.isArray(value) ? `${edit.path}.${value.length}` : edit.path;
      return {
        ...draft,
        data: withLine(data, edit.path, line),
        confidence: withConfirmed(withConfirmed(confidence, placed), `lines.${edit.at}`),
      };
    }
    case "add": {
      const items = listAt(data, edit.list);
      return {
        ...draft,
        data: withValue(data, edit.list, [...items, structuredClone(blanks[edit.list])]),
        confidence: { ...confidence, [`${edit.list}.${items.length}`]: confirmed },
      };
    }
    case "remove":
    case "move": {
      const items = listAt(data, edit.list);
      const places = items.map((_, index) => index);
      const [taken] = places.splice(edit.kind === "move" ? edit.from : edit.index, 1);
      if (edit.kind === "move" && taken !== undefined) places.splice(edit.to, 0, taken);
      return {
        ...draft,
        data: withValue(
          data,
          edit.list,
          places.map((place) => items[place]),
        ),
        confidence: reordered(confidence, edit.list, places),
      };
    }
  }
}

/** The lines of the resume that a corrected text replaces. They are not left over. */
function replacedBy({ data, lines }: Draft, { path, value }: Extract<Edit, { kind: "set" }>): string[] {
  const before = valueAt(data, path);
  if (typeof before !== "string" || typeof value !== "string") return [];
  return linesReplaced(before, value, lines).map((at) => `lines.${at}`);
}

function switchedOn(before: Draft, after: Draft, edit: Edit): Draft {
  const list = edit.kind === "add" ? edit.list : edit.kind === "set" || edit.kind === "place" ? edit.path : "";
  if (!list.endsWith(".items") || listAt(before.data, list).length > 0 || listAt(after.data, list).length === 0)
    return after;
  return { ...after, data: withValue(after.data, list.replace(/items$/, "enabled"), true) };
}

const listAt = (data: PortfolioData, list: string) => valueAt(data, list) as unknown[];
