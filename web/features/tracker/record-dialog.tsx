import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { isWebUrl } from "#domain/text/links.ts";
import { dayOf } from "#domain/time.ts";
import type { Details } from "#domain/tracker/details.ts";
import { type NextStep, nextStep } from "#domain/tracker/next-steps.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { sameJob } from "#domain/tracker/same-job.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { useBackCloses } from "#web/lib/back-closes.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readableMoment } from "#web/lib/date.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { askToPersist } from "#web/lib/persistence.ts";
import { mergeRecords, rereadTracker } from "#web/lib/tracker.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { notChanged, remove } from "./actions.ts";
import { ConflictQuestion } from "./conflict-question.tsx";
import { detailsOf, type Form, formOf, type Problems, problemsOf, refilled } from "./form.ts";
import { History } from "./history.tsx";
import { openLabel } from "./labels.ts";
import { PasteBox } from "./paste-box.tsx";
import { RecordActions } from "./record-actions.tsx";
import { RecordFields } from "./record-fields.tsx";
import { ChangedMeanwhile, recordFrom, saveChanges, showSaved } from "./save-record.ts";
import { placeAfter, showRecord } from "./show-record.ts";
import { NextStepText } from "./step-line.tsx";
import { useDraft } from "./use-draft.ts";

type Props = {
  /** The record to edit. Without one, the dialog adds a new record. */
  record: TrackerRecord | undefined;
  /** Details to prefill a new record with. */
  details: Partial<Details>;
  records: TrackerRecord[];
  onOpen: (record: TrackerRecord) => void;
  onAdded: (id: string) => void;
  onClose: () => void;
};

/** The dialog that adds or edits a record. */
export function RecordDialog({ record, details, records, onOpen, onAdded, onClose }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const { known, isDeleted, conflict, draft, setDraft } = useDraft(record, details, isSaving);
  const { base, form } = draft;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();
  const [isLeaving, setIsLeaving] = useState(false);
  const content = useRef<HTMLFormElement>(null);
  const opener = useRef<Element>(null);
  const question = useRef<HTMLParagraphElement>(null);
  const focusBefore = useRef<Element>(null);
  const added = useRef("");
  const beside = useRef<() => HTMLElement | null>(null);
  const lastRead = useRef<Partial<Form>>({});
  const now = useMinute();
  const same = known ? undefined : sameJob(records, detailsOf(form));
  const isDirty = JSON.stringify(form) !== JSON.stringify(base);
  useAskBeforeLeaving(isDirty);

  // The question gets the focus: at 400 % zoom, it may be out of view below the focused field.
  const ask = () => {
    if (!isDirty) return onClose();
    if (!isLeaving) focusBefore.current = document.activeElement;
    flushSync(() => setIsLeaving(true));
    question.current?.focus();
  };
  const stay = () => {
    setIsLeaving(false);
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
  };
  const leave = isLeaving ? onClose : ask;
  useBackCloses(true, leave);

  const change = (changes: Partial<Form>) => {
    setDraft((before) => ({ ...before, form: { ...before.form, ...changes } }));
    setIsLeaving(false);
  };

  const unsolved = problemsOf(form, dayOf(new Date()));
  const open = Object.fromEntries(Object.entries(problems).filter(([key]) => key in unsolved));

  const fill = (found: Partial<Form>) => {
    change(refilled(form, base, lastRead.current, found));
    lastRead.current = found;
  };

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(form, dayOf(new Date()));
    setProblems(found);
    const [first] = Object.keys(found);
    if (first) {
      content.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus();
      return;
    }
    if (conflict) {
      content.current?.querySelector<HTMLElement>("[data-conflict] button")?.focus();
      return;
    }
    setIsSaving(true);
    try {
      const before = await (known ? saveChanges(known, draft, isDeleted) : mergeRecords([recordFrom(form)]));
      if (!known) {
        [added.current = ""] = before.keys();
        onAdded(added.current);
      }
      askToPersist().catch(() => {}); // the page shows whether the browser agreed
      showSaved(known ? "Saved" : "Added", before, form);
      onClose();
    } catch (error) {
      if (error instanceof ChangedMeanwhile) rereadTracker().catch(() => setFailure(notChanged));
      else setFailure(notChanged);
      setIsSaving(false);
    }
  };

  const discard = (record: TrackerRecord) => {
    const next = placeAfter(record.id, opener.current);
    beside.current = next;
    remove([record]).then(() => restoreFocus(next)); // deleting the last record removes its list
    onClose();
  };

  const settle = (key: keyof Form, stored: Form, chosen: Partial<Form>) => {
    const now = key === "stage" ? { stage: stored.stage, outcome: stored.outcome } : { [key]: stored[key] };
    setDraft({ base: { ...base, ...now }, form: { ...form, ...chosen } });
    content.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  };

  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && ask()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-black/45" />
        <Dialog.Content
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => {
            if (!isLeaving) return;
            event.preventDefault();
            stay();
          }}
          onOpenAutoFocus={(event) => {
            opener.current = document.activeElement;
            if (known || details.posting) return; // a filled form opens at its top
            event.preventDefault();
            content.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const known = beside.current?.() ?? (opener.current?.isConnected && opener.current);
            const next = known || document.getElementById("content");
            if (next instanceof HTMLElement) next.focus({ preventScroll: true });
            showRecord(added.current);
          }}
          // Forced colors hide the shadow, and show the transparent border as the edge.
          className="fixed inset-y-0 right-0 z-50 border border-transparent w-[min(40rem,100vw)] animate-slide-in overflow-y-auto bg-surface shadow-float outline-none"
        >
          <form
            ref={content}
            onSubmit={save}
            noValidate
            aria-label="Application"
            className="flex h-full low:block flex-col"
          >
            <div className="flex items-center justify-between gap-3 border-b border-line bg-surface px-5 py-3 sm:px-6">
              <Dialog.Title className="min-w-0 truncate text-xl">
                {known ? known.title : "Add an application"}
              </Dialog.Title>
              <Dialog.Close
                aria-label="Close"
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
              >
                <X aria-hidden="true" className="size-5" />
              </Dialog.Close>
            </div>
            <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-5 py-5 sm:px-6">
              {!known && !details.posting && <PasteBox onRead={fill} />}
              {known?.event && <EventLine event={known.event} />}
              {known && isReckoned(nextStep(known, now)?.kind) && (
                <p>
                  <NextStepText record={known} now={now} />
                </p>
              )}
              {known && isWebUrl(known.url) && (
                <ExternalLink href={known.url} className={buttonStyle({ variant: "secondary", size: "small" })}>
                  {openLabel(known.kind)}
                </ExternalLink>
              )}
              <RecordFields form={form} onChange={change} problems={open} records={records} />
              {known && <History record={known} />}
              {known && !isDeleted && <RecordActions record={known} now={now} onDelete={() => discard(known)} />}
            </div>
            <div className="border-t border-line bg-surface px-5 py-3 sm:px-6">
              {isDeleted && (
                <p role="alert" className="mb-2 font-medium">
                  This application was deleted in another tab.
                </p>
              )}
              {known && conflict && (
                <ConflictQuestion
                  key={conflict}
                  field={conflict}
                  form={form}
                  stored={formOf(known)}
                  onSettle={settle}
                />
              )}
              {same && (
                <p role="status" className="mb-2 font-medium">
                  You track this job already.{" "}
                  <Button variant="secondary" size="small" onClick={() => onOpen(same)}>
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
                <p ref={question} tabIndex={-1} role="alert" className="mb-2 font-medium">
                  You have changes that are not saved.
                </p>
              )}
              <div className="flex flex-wrap justify-end gap-2">
                <Button variant="secondary" onClick={leave}>
                  {isLeaving ? "Discard changes" : isDeleted ? "Close" : "Cancel"}
                </Button>
                <Button type="submit">{isDeleted ? "Bring it back and save" : known ? "Save changes" : "Add"}</Button>
              </div>
            </div>
          </form>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Whether we calculate the step. No field and no other line of the form shows such a step. */
const isReckoned = (kind: NextStep["kind"] | undefined) => kind && kind !== "own" && kind !== "event";

function EventLine({ event: { start, end, isExpected } }: { event: NonNullable<TrackerRecord["event"]> }) {
  return (
    <p>
      <span className="font-semibold">
        From {readableMoment(start)} to {readableMoment(end)}.
      </span>
      {isExpected && " Expected: follows the platform's usual schedule; not announced yet."}
    </p>
  );
}
