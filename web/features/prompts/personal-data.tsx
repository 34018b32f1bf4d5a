import { useState } from "react";
import { type Kind, takenOut, withoutPersonalData } from "#domain/prompts/personal-data.ts";
import { Button } from "#web/ui/button.tsx";
import type { Values } from "./drafts.ts";

/**
 * Warns about personal data. A press removes the data that known patterns find, and the next press
 * restores it.
 */
export function PersonalData({ values, onChange }: { values: Values; onChange: (values: Values) => void }) {
  const [taken, setTaken] = useState<{ before: Values; after: Values; removed: Kind[] }>();
  const isCurrent = taken?.after === values;
  const canUndo = isCurrent && taken.removed.length > 0;

  const takeOut = () => {
    const cleaned = Object.entries(values).map(([name, value]) => ({ name, ...withoutPersonalData(value) }));
    const after = Object.fromEntries(cleaned.map(({ name, text }) => [name, text]));
    setTaken({ before: values, after, removed: cleaned.flatMap(({ removed }) => removed) });
    onChange(after);
  };

  return (
    <div className="mt-6 rounded-xl bg-tint p-4">
      <p className="text-sm">
        An assistant needs no phone number, no address and no ID number to help you. The button finds only what has a
        known form. Names, employers and secrets you have to take out yourself.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" onClick={canUndo ? () => onChange(taken.before) : takeOut}>
          {canUndo ? "Put it back" : "Take out contacts, addresses and ID numbers"}
        </Button>
        <p role="status" className="text-sm text-muted">
          {isCurrent && takenOut(taken.removed)}
        </p>
      </div>
    </div>
  );
}
