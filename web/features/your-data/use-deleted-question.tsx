import { type ReactNode, useState } from "react";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { focusOnMount, restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";

type Asked = { deleted: TrackerRecord[]; answer: (isWanted: boolean) => void };

/**
 * Asks whether an import should restore applications that were deleted in this browser after the
 * file was saved.
 */
export function useDeletedQuestion(): { question: ReactNode; ask: (deleted: TrackerRecord[]) => Promise<boolean> } {
  const [asked, setAsked] = useState<Asked>();
  const ask = (deleted: TrackerRecord[]) => new Promise<boolean>((answer) => setAsked({ deleted, answer }));
  const say = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(undefined);
    restoreFocus();
  };
  const question = asked && (
    <fieldset className="mt-4 card p-5">
      <legend className="float-left mb-3 font-semibold">
        {asked.deleted.length === 1
          ? `1 application of this copy was deleted here later: ${namesOf(asked.deleted)}. Bring it back?`
          : `${asked.deleted.length} applications of this copy were deleted here later: ${namesOf(asked.deleted)}. Bring them back?`}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        <Button ref={focusOnMount} onClick={() => say(true)}>
          Bring back
        </Button>
        <Button variant="secondary" onClick={() => say(false)}>
          Leave deleted
        </Button>
      </div>
      <p className="mt-3 text-muted">Nothing is imported until you answer.</p>
    </fieldset>
  );
  return { question, ask };
}

/** Names the first three: "Tester at Acme, Cook, Baker and 2 more". */
function namesOf(records: TrackerRecord[]): string {
  const names = records
    .slice(0, 3)
    .map(({ title, organization }) => [title, organization].filter(Boolean).join(" at "));
  const more = records.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
