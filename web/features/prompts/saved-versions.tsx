import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { forgetVariant, type PromptVariant, readVariants, saveVariant } from "#domain/prompts/saved-prompts.ts";
import { promptVariantsKey } from "#domain/storage-keys.ts";
import { readableDay } from "#web/lib/date.ts";
import { keepOrSay, readStored, useStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";

type Values = Record<string, string>;
type Props = { promptId: string; values: Values; onLoad: (values: Values) => void };

/** Saves the filled-in values under a name in this browser, and restores them. */
export function SavedVersions({ promptId, values, onLoad }: Props) {
  const [name, setName] = useState("");
  const variants = readVariants(useStored(promptVariantsKey));
  const own = variants.filter((variant) => variant.promptId === promptId);

  const keep = (change: (kept: PromptVariant[]) => PromptVariant[]) =>
    keepOrSay(promptVariantsKey, JSON.stringify(change(readVariants(readStored(promptVariantsKey)))));

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (keep((kept) => saveVariant(kept, { promptId, name, values, saved: Date.now() }))) setName("");
  };

  return (
    <div className="rounded-xl border border-line p-4">
      <h3 className="font-semibold">Saved versions</h3>
      <form onSubmit={save} className="mt-3 flex items-end gap-2">
        <TextField
          label="Name"
          placeholder="Backend role at Acme"
          value={name}
          maxLength={80}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
          className="min-w-0 flex-1"
        />
        <Button type="submit" variant="secondary">
          Save
        </Button>
      </form>
      {own.length > 0 && (
        <ul className="mt-3 divide-y divide-line">
          {own.map((variant) => (
            <li key={variant.name} className="flex items-center gap-2">
              <button
                type="button"
                onClick={() => onLoad(variant.values)}
                className="flex min-h-11 min-w-0 flex-1 items-baseline gap-2 py-2 text-left hover:text-accent"
              >
                <span className="sr-only">Use </span>
                <span className="min-w-0 font-medium wrap-anywhere">{variant.name}</span>
                <span className="shrink-0 text-sm text-muted">{readableDay(variant.saved)}</span>
              </button>
              <Button
                variant="ghost"
                aria-label={`Delete ${variant.name}`}
                onClick={() => keep((kept) => forgetVariant(kept, variant))}
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
