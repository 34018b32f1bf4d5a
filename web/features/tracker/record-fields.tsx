import { Plus, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { dayOf } from "#domain/time.ts";
import { usedValues } from "#domain/tracker/list.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { type Kind, kinds, trackerLimits } from "#domain/tracker/stages.ts";
import { useVersions } from "#web/lib/resume-versions.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import type { Form, Problems } from "./form.ts";
import { labelsOf } from "./labels.ts";
import { choiceOf, moveOf, StageOptions } from "./stage-select.tsx";

type Props = {
  form: Form;
  onChange: (changes: Partial<Form>) => void;
  problems: Problems;
  /** All records. The fields suggest their values. */
  records: TrackerRecord[];
};

type TextKey = { [Key in keyof Form]-?: Form[Key] extends string ? Key : never }[keyof Form];

/** The form fields of a record. */
export function RecordFields({ form, onChange, problems, records }: Props) {
  const field = (name: TextKey) => ({
    name,
    autoComplete: "off",
    maxLength: name === "url" ? trackerLimits.url : trackerLimits.line,
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const { line } = trackerLimits;
  const labels = labelsOf(form.kind);
  const has = (name: "pay" | "interviews" | "resume" | "posting") => form.kind === "job" || form[name].length > 0;
  const versionNames = (useVersions() ?? []).map(({ name }) => name);
  const { next, contacts, interviews } = form;
  const isMissed = form.stage === "saved" && form.deadline > "2000" && form.deadline < dayOf(new Date());
  return (
    <>
      <TwoColumns>
        <TextField {...field("title")} label={labels.title} {...(problems.title && { error: problems.title })} />
        <SuggestField
          {...field("organization")}
          label={labels.organization}
          suggestions={usedValues(records, "organization")}
        />
      </TwoColumns>
      <TwoColumns>
        <SelectField
          label={labels.stage}
          value={choiceOf(form)}
          onChange={(event) => onChange(moveOf(event.target.value))}
        >
          <StageOptions />
        </SelectField>
        <SelectField
          label={labels.kind}
          value={form.kind}
          onChange={(event) => onChange({ kind: event.target.value as Kind })}
        >
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </TwoColumns>
      <TextField
        {...field("url")}
        label={labels.url}
        inputMode="url"
        placeholder="https://…"
        {...(problems.url && { error: problems.url })}
      />
      <TwoColumns>
        <TextField
          label={labels.next}
          maxLength={line}
          placeholder="Send the case study"
          value={next.what}
          onChange={(event) => onChange({ next: { ...next, what: event.target.value } })}
        />
        <TextField
          label="Next step on"
          type="date"
          value={next.on}
          onChange={(event) => onChange({ next: { ...next, on: event.target.value } })}
        />
      </TwoColumns>
      <TwoColumns>
        <TextField
          {...field("applied")}
          label={labels.applied}
          type="date"
          {...(problems.applied && { error: problems.applied })}
        />
        <TextField
          {...field("deadline")}
          label={labels.deadline}
          type="date"
          {...(isMissed && { hint: "This day is past." })}
        />
      </TwoColumns>
      {form.stage === "offer" && <TextField {...field("offerUntil")} label={labels.offerUntil} type="date" />}
      {has("interviews") && (
        <RepeatedFields
          title={labels.interviews}
          add="Add an interview"
          entries={interviews}
          onAdd={() => onChange({ interviews: [...interviews, ""] })}
          onRemove={(at) => onChange({ interviews: interviews.toSpliced(at, 1) })}
        >
          {(moment, at) => (
            <TextField
              label={`Interview ${at + 1}`}
              type="datetime-local"
              value={moment}
              onChange={(event) => onChange({ interviews: interviews.with(at, event.target.value) })}
            />
          )}
        </RepeatedFields>
      )}
      <TwoColumns>
        <TextField {...field("place")} label={labels.place} />
        {has("pay") && <TextField {...field("pay")} label={labels.pay} />}
      </TwoColumns>
      <TwoColumns>
        {has("resume") && (
          <SuggestField
            {...field("resume")}
            label={labels.resume}
            placeholder="Backend, November"
            suggestions={[...new Set([...versionNames, ...usedValues(records, "resume")])]}
          />
        )}
        <SuggestField {...field("source")} label={labels.source} suggestions={usedValues(records, "source")} />
      </TwoColumns>
      <RepeatedFields
        title={labels.contacts}
        add="Add a contact"
        entries={contacts}
        onAdd={() => onChange({ contacts: [...contacts, { name: "", role: "", email: "" }] })}
        onRemove={(at) => onChange({ contacts: contacts.toSpliced(at, 1) })}
      >
        {(contact, at) => (
          <div className="grid gap-2 sm:grid-cols-3">
            {(["name", "role", "email"] as const).map((part) => (
              <TextField
                key={part}
                {...(part === "email" && { name: `contact-${at}`, error: problems[`contact-${at}`] })}
                label={{ name: "Name", role: "Role", email: "Email or link" }[part]}
                maxLength={line}
                autoComplete="off"
                value={contact[part]}
                onChange={(event) =>
                  onChange({ contacts: contacts.with(at, { ...contact, [part]: event.target.value }) })
                }
              />
            ))}
          </div>
        )}
      </RepeatedFields>
      <TextArea
        label={labels.notes}
        maxLength={trackerLimits.notes}
        value={form.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <TextField {...field("tags")} label={labels.tags} hint="With commas between them." />
      {has("posting") && (
        <TextArea
          label={labels.posting}
          hint="Advertisements disappear; this stays."
          rows={6}
          maxLength={trackerLimits.posting}
          value={form.posting}
          onChange={(event) => onChange({ posting: event.target.value })}
        />
      )}
    </>
  );
}

function TwoColumns({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>;
}

/** A text field that suggests values. */
function SuggestField({ suggestions, ...field }: ComponentProps<typeof TextField> & { suggestions: string[] }) {
  const list = useId();
  return (
    <div>
      <TextField {...field} list={list} />
      <datalist id={list}>
        {suggestions.map((value) => (
          <option key={value} value={value} />
        ))}
      </datalist>
    </div>
  );
}

type RepeatedFieldsProps<Entry> = {
  title: string;
  add: string;
  entries: Entry[];
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (entry: Entry, at: number) => ReactNode;
};

/** A list of entries. Entries can be added and removed. A new entry gets the focus. */
function RepeatedFields<Entry>({ title, add, entries, onAdd, onRemove, children }: RepeatedFieldsProps<Entry>) {
  const list = useRef<HTMLFieldSetElement>(null);

  /** Renders the change, then focuses an element. */
  const focusIn = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());

  return (
    <fieldset ref={list} className="space-y-3">
      <legend className="sr-only">{title}</legend>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, only a position
        <div key={at} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">{children(entry, at)}</div>
          <button
            type="button"
            aria-label={`Remove: ${title}, ${at + 1}`}
            onClick={() => {
              onRemove(at);
              focusIn(
                `:scope > div:nth-of-type(${at + 1}) > button, :scope > div:last-of-type > button, :scope > button`,
              );
            }}
            className="mt-8 grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunken"
          >
            <X aria-hidden="true" className="size-4" />
          </button>
        </div>
      ))}
      {entries.length < trackerLimits.entries && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => {
            onAdd();
            focusIn(":scope > div:last-of-type input");
          }}
        >
          <Plus aria-hidden="true" className="size-4" />
          {add}
        </Button>
      )}
    </fieldset>
  );
}
