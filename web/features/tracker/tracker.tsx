import { Plus } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { dayOf } from "#domain/time.ts";
import { openedRecord, readCapture, wantsToAdd } from "#domain/tracker/capture.ts";
import type { Details } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { lostShare } from "#domain/tracker/share-sheet.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
import { blockedText } from "#web/lib/blocked-text.ts";
import { prepareDates } from "#web/lib/date.ts";
import { showToast } from "#web/lib/toast.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BelowTable } from "./below-table.tsx";
import { CopyReminder } from "./copy-reminder.tsx";
import { dayHabit } from "./day-habit.ts";
import { RecordDialog } from "./record-dialog.tsx";
import { Records } from "./records.tsx";
import { addId } from "./show-record.ts";
import { useLastTurn, useTracker } from "./use-tracker.ts";
import { Welcome } from "./welcome.tsx";

// This module is often prefetched. It loads the records here, so that they are ready early.
loadTracker().catch(() => {}); // the tracker's state becomes "failed"
prepareDates();

const noRecords: TrackerRecord[] = [];

/** The content of the dialog: the id of a record, or details that prefill a new record. */
export type Opened = { id: string } | { details: Partial<Details> };

/** The tracker: the records, the dialog that adds or edits a record, and import and export. */
export default function Tracker() {
  const { state, all, live } = useTracker();
  const deferred = useAfterPaint(live, noRecords); // the page is painted before its rows
  const now = useLastTurn(live);
  const [opened, setOpened] = useState<Opened>();
  const [added, setAdded] = useState<string>();
  const open = useCallback(({ id }: TrackerRecord) => setOpened({ id }), []);

  // Reads the fragment that a bookmarklet, a share or the home page sets. Then removes it.
  useEffect(() => {
    const follow = () => {
      const details = readCapture(location.hash, dayHabit());
      const id = openedRecord(location.hash);
      const isLost = location.hash === lostShare;
      const isBroken = !details && wantsToAdd(location.hash);
      if (!details && !id && !isLost && !isBroken) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      if (isLost) showToast({ title: "Please share it again", description: "It was not taken over the first time." });
      else if (isBroken)
        showToast({
          title: "Nothing was added",
          description: "The link is cut off or damaged. Paste the posting instead.",
        });
      else setOpened(details ? { details } : { id: id ?? "" });
    };
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  if (state === "failed")
    return (
      <ErrorPanel
        title="The tracker could not be opened"
        text={blockedText}
        onRetry={() => loadTracker().catch(() => {})}
      />
    );
  if (state === "loading") return <Skeleton className="h-[45rem]" />;
  return (
    <>
      {live.length === 0 ? (
        <Welcome onAdd={() => setOpened({ details: {} })} />
      ) : (
        <>
          <CopyReminder records={live} today={dayOf(new Date(now))} />
          <Records records={live} now={now} added={added} onOpen={open}>
            <Button id={addId} onClick={() => setOpened({ details: {} })}>
              <Plus aria-hidden="true" className="size-4.5" />
              Add
            </Button>
          </Records>
        </>
      )}
      {(live.length === 0 || deferred.length > 0) && <BelowTable records={deferred} now={now} />}
      {opened && (
        <RecordDialog
          key={"id" in opened ? opened.id : "new"}
          record={"id" in opened ? all.get(opened.id) : undefined}
          details={"details" in opened ? opened.details : {}}
          records={live}
          onOpen={open}
          onAdded={setAdded}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
