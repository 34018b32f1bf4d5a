import { useState } from "react";
import { copyAnsweredKey } from "#domain/storage-keys.ts";
import { copyDays, isCopyDue } from "#domain/tracker/copy-reminder.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { passFocusOn } from "#web/lib/focus.ts";
import { answerCopyReminder } from "#web/lib/saved-copy.ts";
import { useStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { saveCopy } from "./save-copy.ts";

/** Reminds the visitor to save a copy when there are many applications and no recent copy. */
export function CopyReminder({ records, today }: { records: TrackerRecord[]; today: string }) {
  const answered = useStored(copyAnsweredKey);
  const [isAnswered, setAnswered] = useState(false); // in case the browser cannot store it
  if (isAnswered || !isCopyDue(records, answered, today)) return null;
  const answer = () => {
    setAnswered(true);
    answerCopyReminder();
  };
  return (
    <section
      aria-label="Reminder"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-[0.9375rem] text-muted"
    >
      <p>
        No copy of your {records.length} applications was saved here in the last {copyDays} days.
      </p>
      <span ref={passFocusOn} className="flex gap-2">
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            setAnswered(true);
            saveCopy();
          }}
        >
          Save a copy
        </Button>
        <Button variant="ghost" size="small" onClick={answer}>
          Not now
        </Button>
      </span>
    </section>
  );
}
