import { CalendarPlus, Trash2, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { Link } from "wouter";
import { isWebUrl } from "#domain/text/links.ts";
import type { Details } from "#domain/tracker/details.ts";
import { trackerEvents } from "#domain/tracker/events.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { edited, moved, newRecord } from "#domain/tracker/record.ts";
import { sameJob } from "#domain/tracker/same-job.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { addToCalendar } from "#web/lib/calendar-file.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readableMoment } from "#web/lib/date.ts";
import { catchFocus } from "#web/lib/focus.ts";
import { askToPersist } from "#web/lib/persistence.ts";
import { showToast } from "#web/lib/toast.ts";
import { changeRecords, mergeRecords } from "#web/lib/tracker.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { notKept, remove } from "./actions.ts";
import { changesOf, detailsOf, type Form, formOf, isSameStage, type Problems, problemsOf, refilled } from "./form.ts";
import { History } from "./history.tsx";
import { PasteBox } from "./paste-box.tsx";
import { RecordFields } from "./record-fields.tsx";
import { outreachFor, PrepareLink } from "./step-line.tsx";

type Props = {
  /** The record to edit; without one, a new record is made. */
  record: TrackerRecord | undefined;
  /** What is known of a new one. */
  details: Partial<Details>;
  records: TrackerRecord[];
  onOpen: (record: TrackerRecord) => void;
  onClose: () => void;
};

export function RecordDialog({ record, details, records, onOpen, onClose }: Props) {
  const [initial] = useState<Form>(() => formOf(record ?? newRecord("", details, { stage: "saved" }, new Date())));
  const [form, setForm] = useState(initial);
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const content = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  const lastRead = useRef<Partial<Form>>({});
  const now = useMinute();
  const known = record ? undefined : sameJob(records, detailsOf(form));
  const isDirty = JSON.stringify(form) !== JSON.stringify(initial);
  useAskBeforeLeaving(isDirty);

  const leave = () => {
    if (isDirty && !isLeaving) setIsLeaving(true);
    else onClose();
  };

  const change = (changes: Partial<Form>) => {
    setForm((before) => ({ ...before, ...changes }));
    setIsLeaving(false);
  };

  const fill = (found: Partial<Form>) => {
    change(refilled(form, initial, lastRead.current, found));
    lastRead.current = found;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(form);
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      content.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    try {
      await (record ? saveChanges(record, initial, form) : mergeRecords([made(form)]));
    } catch {
      setFailure(notKept);
      return;
    }
    askToPersist().catch(() => {}); // the page says whether it was granted
    showToast({ title: record ? "Saved" : "Added to your tracker" });
    onClose();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && leave()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (record) return; // it is looked at first, not typed into
            event.preventDefault();
            content.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = opener.current?.isConnected ? opener.current : document.getElementById("content");
            if (next instanceof HTMLElement) next.focus({ preventScroll: true });
          }}
          className="fixed inset-y-0 right-0 z-50 w-[min(40rem,100vw)] animate-slide-in overflow-y-auto bg-surface shadow-float outline-none"
        >
          <form ref={content} onSubmit={save} noValidate aria-label="Application" className="flex min-h-full flex-col">
            <div className="sticky top-0 z-10 flex items-center justify-between gap-3 border-b border-line bg-surface px-5 py-3 sm:px-6">
              <Dialog.Title className="min-w-0 truncate text-xl">
                {record ? record.title : "Add an application"}
              </Dialog.Title>
              <Dialog.Close
                aria-label="Close"
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <div className="flex-1 space-y-5 px-5 py-5 sm:px-6">
              {!record && <PasteBox onRead={fill} />}
              {record?.event && <EventLine event={record.event} />}
              <RecordFields form={form} onChange={change} problems={problems} records={records} />
              {record && <History record={record} />}
              {record && <More record={record} now={now} onClose={onClose} />}
            </div>
            <div className="sticky bottom-0 border-t border-line bg-surface px-5 py-3 sm:px-6">
              {known && (
                <p role="status" className="mb-2 font-medium">
                  You track this job already.{" "}
                  <Button variant="secondary" size="small" onClick={() => onOpen(known)}>
                    Open that application
                  </Button>
                </p>
              )}
              {failure && (
                <p role="alert" className="mb-2 font-medium text-bad">
                  {failure} What you typed is still here.
                </p>
              )}
              {isLeaving && (
                <p role="alert" className="mb-2 font-medium">
                  You have changes that are not saved.
                </p>
              )}
              <div className="flex flex-wrap justify-end gap-2">
                <Button variant="secondary" onClick={leave}>
                  {isLeaving ? "Discard changes" : "Cancel"}
                </Button>
                <Button type="submit">{record ? "Save changes" : "Add"}</Button>
              </div>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function EventLine({ event: { start, end, isExpected } }: { event: NonNullable<TrackerRecord["event"]> }) {
  return (
    <p>
      <span className="font-semibold">
        From {readableMoment(start)} to {readableMoment(end)}.
      </span>
      {isExpected && " Expected: follows the platform's usual rhythm; not announced yet."}
    </p>
  );
}

function made(form: Form): TrackerRecord {
  return newRecord(crypto.randomUUID(), detailsOf(form), form, new Date());
}

/** Writes what was changed here over what the database has by now. */
function saveChanges(record: TrackerRecord, before: Form, after: Form) {
  const changes = changesOf(before, after);
  const hasMoved = !isSameStage(before, after);
  return changeRecords([record.id], (current = record) => {
    const now = new Date();
    const changed = Object.keys(changes).length > 0 ? edited(current, changes, now) : current;
    return hasMoved ? moved(changed, after, now) : changed;
  });
}

/** What can be done with a record beside editing it. */
function More({ record, now, onClose }: { record: TrackerRecord; now: number; onClose: () => void }) {
  const { url, organization, title, stage } = record;
  const events = trackerEvents([record], now);
  return (
    <div className="flex flex-wrap gap-2 border-t border-line pt-5">
      {isWebUrl(url) && (
        <ExternalLink href={url} className={buttonStyle({ variant: "secondary", size: "small" })}>
          Open the posting
        </ExternalLink>
      )}
      {organization && (
        <Link to={outreachFor(record)} className={buttonStyle({ variant: "secondary", size: "small" })}>
          Write to somebody there
        </Link>
      )}
      <PrepareLink stage={stage} />
      {events.length > 0 && (
        <Button variant="secondary" size="small" onClick={() => addToCalendar(title, events)}>
          <CalendarPlus aria-hidden="true" className="size-4" />
          Add to calendar
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          remove([record]).then(() => catchFocus());
          onClose();
        }}
      >
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
    </div>
  );
}
