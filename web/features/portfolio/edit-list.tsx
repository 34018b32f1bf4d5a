import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import { flushSync } from "react-dom";
import type { ListPath } from "#domain/portfolio/edit.ts";
import { valueAt } from "#domain/portfolio/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { Confirm, EditField } from "./edit-field.tsx";
import { useEditor } from "./editor-context.ts";
import type { ListInfo } from "./editor-groups.ts";

const missing = { pdf: "found in your file", json: "in your file" };

/**
 * A list of entries to add, remove and reorder. Each of these actions moves the focus to the next
 * control.
 */
export function EditList({ list, noun, names, fields }: ListInfo) {
  const { draft, doubts, edit } = useEditor();
  const [announcement, setAnnouncement] = useState("");
  const id = useId();
  const doubt = doubts.get(list);
  const entries = valueAt(draft.data, list) as Record<string, string>[];

  const withArticle = `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}`;

  const place = (index: number, part: string) => `${id}-${index}-${part}`;
  const focusSoon = (change: () => void, ...targets: string[]) => {
    flushSync(change);
    targets
      .map((target) => document.getElementById(target))
      .find((element) => element && !element.matches(":disabled"))
      ?.focus();
  };

  const add = () => {
    flushSync(() => edit({ kind: "add", list }));
    document.getElementById(place(entries.length, "entry"))?.querySelector<HTMLElement>("input, select")?.focus();
    setAnnouncement(`Added ${withArticle}`);
  };
  const remove = (index: number) => {
    const after = Math.min(index, entries.length - 2);
    focusSoon(() => edit({ kind: "remove", list, index }), place(after, "remove"), `${id}-add`);
    setAnnouncement(`Removed the ${noun}`);
  };
  const move = (from: number, to: number) => {
    const [first, second] = to < from ? ["up", "down"] : ["down", "up"];
    focusSoon(() => edit({ kind: "move", list, from, to }), place(to, first ?? ""), place(to, second ?? ""));
    setAnnouncement(`Moved to place ${to + 1} of ${entries.length}`);
  };

  return (
    <div className="space-y-3">
      {doubt && (
        <div data-doubt="" className="rounded-xl bg-warn-tint p-3 text-sm">
          <p>{doubt}</p>
          <Confirm isEmpty label={`${noun}s`} onConfirm={() => edit({ kind: "confirm", path: list })} />
        </div>
      )}
      {entries.map((entry, index) => {
        const name = names.map((key) => entry[key]?.trim()).find(Boolean) ?? `New ${noun}`;
        const entryId = place(index, "entry");
        return (
          <section key={entryId} id={entryId} aria-label={name} className="rounded-xl border border-line">
            <div className="flex items-center gap-0.5 border-b border-line bg-sunken pr-1 pl-4">
              <p dir="auto" className="mr-auto min-w-0 truncate text-[0.9375rem] font-semibold">
                {name}
              </p>
              <EntryButton
                id={place(index, "up")}
                label={`Move ${name} up`}
                icon={ArrowUp}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <EntryButton
                id={place(index, "down")}
                label={`Move ${name} down`}
                icon={ArrowDown}
                disabled={index === entries.length - 1}
                onClick={() => move(index, index + 1)}
              />
              <EntryButton
                id={place(index, "remove")}
                label={`Remove ${name}`}
                icon={Trash2}
                onClick={() => remove(index)}
              />
            </div>
            <div className="space-y-4 p-4">
              {fields.map((field) =>
                "Field" in field ? (
                  <field.Field key={field.path} label={field.label} at={index} />
                ) : (
                  <EditField key={field.path} {...field} path={`${list}.${index}.${field.path}`} />
                ),
              )}
            </div>
          </section>
        );
      })}
      {entries.length === 0 && isRead(list) && (
        <p className="text-[0.9375rem] text-muted">
          No {noun} {missing[draft.source]}. Add one if you like.
        </p>
      )}
      <Button id={`${id}-add`} variant="secondary" size="small" onClick={add}>
        <Plus aria-hidden="true" className="size-4" />
        Add {withArticle}
      </Button>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Whether a list is read from the resume. The buttons and menu entries are not. */
const isRead = (list: ListPath) => list !== "navigation.items" && list !== "sections.hero.ctaButtons";

type EntryButtonProps = {
  id: string;
  label: string;
  icon: typeof ArrowUp;
  disabled?: boolean;
  onClick: () => void;
};

function EntryButton({ label, icon: Icon, ...button }: EntryButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      className="grid size-11 place-items-center rounded-full hover:bg-surface disabled:cursor-not-allowed disabled:opacity-35"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  );
}
