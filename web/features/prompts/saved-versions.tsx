import { Trash2 } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import {
  forgetVariant,
  type PromptVariant,
  readVariants,
  restoreVariant,
  saveVariant,
  variantName,
} from "#domain/prompts/saved-prompts.ts";
import { promptVariantsKey } from "#domain/storage-keys.ts";
import { readableDay } from "#web/lib/date.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { readStored, storeOrWarn, useStored } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { openVersion, type Values } from "./drafts.ts";

type Props = { promptId: string; values: Values };

/** Saves the filled-in values in this browser under a name, and restores them. */
export function SavedVersions({ promptId, values }: Props) {
  const [typedName, setTypedName] = useState("");
  const box = useRef<HTMLDivElement>(null);
  const variants = readVariants(useStored(promptVariantsKey));
  const own = variants.filter((variant) => variant.promptId === promptId);

  const keep = (change: (kept: PromptVariant[]) => PromptVariant[]) =>
    storeOrWarn(promptVariantsKey, JSON.stringify(change(readVariants(readStored(promptVariantsKey)))));
  const wayBackTo = (variant: PromptVariant) => ({
    action: { label: "Undo", onAction: () => keep((kept) => restoreVariant(kept, variant)) },
  });

  const save = (event: FormEvent) => {
    event.preventDefault();
    const name = variantName(typedName);
    const replaced = own.find((variant) => variant.name === name);
    if (!keep((kept) => saveVariant(kept, { promptId, name, values, saved: Date.now() }))) return;
    setTypedName("");
    if (replaced) showToast({ title: `Replaced: ${name}`, ...wayBackTo(replaced) });
    else showToast({ title: "Saved", description: name });
  };

  const remove = (variant: PromptVariant, at: number) => {
    if (!keep((kept) => forgetVariant(kept, variant))) return;
    showToast({ title: `Deleted: ${variant.name}`, ...wayBackTo(variant) });
    const next = `li:nth-child(${at + 1}) button:last-child, li:last-child button:last-child`;
    const find = (selector: string) => box.current?.querySelector<HTMLElement>(selector);
    restoreFocus(() => find(next) ?? find("input") ?? null);
  };

  return (
    <div ref={box} className="rounded-xl border border-line p-4">
      <h3 className="font-semibold">Saved versions</h3>
      <form onSubmit={save} className="mt-3 flex items-end gap-2">
        <TextField
          label="Name"
          placeholder="Backend role at Acme"
          value={typedName}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setTypedName(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          Save
        </Button>
      </form>
      {own.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {own.map((variant, at) => (
            <li key={variant.name} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => openVersion(variant, own)}
                className="flex min-h-11 min-w-0 flex-1 items-baseline gap-2 py-2 text-left hover:text-accent"
              >
                <span className="sr-only">Use </span>
                <span className="min-w-0 font-medium wrap-anywhere">{variant.name}</span>
                <span className="shrink-0 text-sm text-muted">{readableDay(variant.saved)}</span>
              </button>
              <Button
                variant="ghost"
                aria-label={`Delete ${variant.name}`}
                onClick={() => remove(variant, at)}
                className="aspect-square px-0"
              >
                <Trash2 aria-hidden="true" className="size-4" />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
