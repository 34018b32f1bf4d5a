import { Plus } from "lucide-react";
import { memo, useCallback, useEffect, useState } from "react";
import { dayOf } from "#domain/time.ts";
import { openedRecord, readCapture } from "#domain/tracker/capture.ts";
import type { Details } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { lostShare } from "#domain/tracker/shared.ts";
import { useAfterPaint } from "#web/lib/after-paint.ts";
import { blockedText } from "#web/lib/blocked-text.ts";
import { prepareDates } from "#web/lib/date.ts";
import { showToast } from "#web/lib/toast.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BookmarkLink } from "./bookmark-link.tsx";
import { CopyReminder } from "./copy-reminder.tsx";
import { dayHabit } from "./day-habit.ts";
import { ImportExport } from "./import-export.tsx";
import { Insights } from "./insights.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { Records } from "./records.tsx";
import { useLastTurn, useTracker } from "./use-tracker.ts";
import { Welcome } from "./welcome.tsx";

// This module is often prefetched. Loading the records here makes them ready with the page.
loadTracker().catch(() => {}); // the tracker's state becomes "failed"
prepareDates();

const noRecords: TrackerRecord[] = [];

/** What the dialog shows: a record by its id, or the details to prefill a new one with. */
export type Opened = { id: string } | { details: Partial<Details> };

/** The tracker: the records, the dialog to add or edit one, and import and export. */
export default function Tracker() {
  const { state, all, live } = useTracker();
  const deferred = useAfterPaint(live, noRecords); // the table is painted first
  const now = useLastTurn(live);
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(({ id }: TrackerRecord) => setOpened({ id }), []);

  // Follows the fragment, which a bookmarklet, a share or the home page sets. Removes it at once.
  useEffect(() => {
    const follow = () => {
      const details = readCapture(location.hash, dayHabit());
      const id = openedRecord(location.hash);
      const isLost = location.hash === lostShare;
      if (!details && !id && !isLost) return;
      history.replaceState(history.state, "", location.pathname + location.search);
      if (isLost) showToast({ title: "Please share it again", description: "It was not taken over the first time." });
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
          <Records records={live} now={now} onOpen={open}>
            <Button onClick={() => setOpened({ details: {} })}>
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
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}

const BelowTable = memo(function BelowTable({ records, now }: { records: TrackerRecord[]; now: number }) {
  return (
    <>
      <Insights records={records} now={now} />
      <ImportExport records={records} now={now} />
      <BookmarkLink />
    </>
  );
});
