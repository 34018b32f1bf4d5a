import { Plus } from "lucide-react";
import { memo, useCallback, useDeferredValue, useEffect, useState } from "react";
import { openedRecord, readCapture } from "#domain/tracker/capture.ts";
import type { Details } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { dayOf } from "#domain/tracker/record.ts";
import { lostShare } from "#domain/tracker/shared.ts";
import { prepareDates } from "#web/lib/date.ts";
import { showToast } from "#web/lib/toast.ts";
import { loadTracker } from "#web/lib/tracker.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorPanel } from "#web/ui/panel.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { BookmarkLink } from "./bookmark-link.tsx";
import { CopyReminder } from "./copy-reminder.tsx";
import { dayHabit } from "./day-habit.ts";
import { Insights } from "./insights.tsx";
import { KeptSafely } from "./kept-safely.tsx";
import { RecordDialog } from "./record-dialog.tsx";
import { Records } from "./records.tsx";
import { useNow, useTracker } from "./use-tracker.ts";
import { Welcome } from "./welcome.tsx";

// Often the code is here before the page is shown: a link to it is about to be used.
loadTracker().catch(() => {}); // its state says so
prepareDates();

const none: TrackerRecord[] = [];

/** What the dialog shows: a record by its id, or what is known of a new one. */
export type Opened = { id: string } | { details: Partial<Details> };

export default function Tracker() {
  const { state, all, live } = useTracker();
  const settled = useDeferredValue(live, none); // the table first
  const now = useNow(live);
  const [opened, setOpened] = useState<Opened>();
  const open = useCallback(({ id }: TrackerRecord) => setOpened({ id }), []);

  // Follows the fragment: a bookmark adds, the home page opens. It is taken away at once.
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
        text="This browser does not let us keep or read anything here. A private window, blocked site data or a full disk can be the cause. What was saved before is not touched."
        onRetry={() => loadTracker().catch(() => {})}
      />
    );
  if (state === "loading") return <Skeleton className="h-96" />;
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
      {(live.length === 0 || settled.length > 0) && <BelowTable records={settled} now={now} />}
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
      <Insights records={records} />
      <KeptSafely records={records} now={now} />
      <BookmarkLink />
    </>
  );
});
