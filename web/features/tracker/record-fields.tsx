import { Plus, X } from "lucide-react";
import { type ComponentProps, type ReactNode, useId, useRef } from "react";
import { usedValues } from "#domain/tracker/list.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { type Kind, kinds, trackerLimits } from "#domain/tracker/stages.ts";
import { useVersions } from "#web/lib/resume-versions.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import type { Form, Problems } from "./form.ts";
import { choiceOf, moveOf, StageOptions } from "./stage-select.tsx";

type Props = {
  form: Form;
  onChange: (changes: Partial<Form>) => void;
  problems: Problems;
  /** What was typed before is suggested. */
  records: TrackerRecord[];
};

type TextKey = { [Key in keyof Form]-?: Form[Key] extends string ? Key : never }[keyof Form];

export function RecordFields({ form, onChange, problems, records }: Props) {
  const field = (name: TextKey) => ({
    name,
    autoComplete: "off",
    maxLength: name === "url" ? trackerLimits.url : trackerLimits.line,
    value: form[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const { line } = trackerLimits;
  const versionNames = (useVersions() ?? []).map(({ name }) => name);
  const { next, contacts, interviews } = form;
  return (
    <>
      <Pair>
        <TextField {...field("title")} label="Job title" {...(problems.title && { error: problems.title })} />
        <Suggesting {...field("organization")} label="Company" suggestions={usedValues(records, "organization")} />
      </Pair>
      <Pair>
        <SelectField label="Stage" value={choiceOf(form)} onChange={(event) => onChange(moveOf(event.target.value))}>
          <StageOptions />
        </SelectField>
        <SelectField
          label="Kind"
          value={form.kind}
          onChange={(event) => onChange({ kind: event.target.value as Kind })}
        >
          {kinds.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
      </Pair>
      <TextField
        {...field("url")}
        label="Address"
        inputMode="url"
        placeholder="https://…"
        {...(problems.url && { error: problems.url })}
      />
      <Pair>
        <TextField
          label="Next step"
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
      </Pair>
      <Pair>
        <TextField {...field("applied")} label="Applied on" type="date" />
        <TextField {...field("deadline")} label="Deadline" type="date" />
      </Pair>
      {form.stage === "offer" && <TextField {...field("offerUntil")} label="Answer the offer until" type="date" />}
      <Several
        title="Interviews"
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
      </Several>
      <Pair>
        <TextField {...field("place")} label="Place" />
        <TextField {...field("pay")} label="Pay" />
      </Pair>
      <Pair>
        <Suggesting
          {...field("resume")}
          label="Resume that you sent"
          placeholder="Backend, November"
          suggestions={[...new Set([...versionNames, ...usedValues(records, "resume")])]}
        />
        <Suggesting {...field("source")} label="Found at" suggestions={usedValues(records, "source")} />
      </Pair>
      <Several
        title="Contacts"
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
      </Several>
      <TextArea
        label="Notes"
        maxLength={trackerLimits.notes}
        value={form.notes}
        onChange={(event) => onChange({ notes: event.target.value })}
      />
      <TextField {...field("tags")} label="Tags" hint="With commas between them." />
      <TextArea
        label="Text of the posting"
        hint="Advertisements disappear; this stays."
        rows={6}
        maxLength={trackerLimits.posting}
        value={form.posting}
        onChange={(event) => onChange({ posting: event.target.value })}
      />
    </>
  );
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2">{children}</div>;
}

/** A text field that offers what was typed in it before. */
function Suggesting({ suggestions, ...field }: ComponentProps<typeof TextField> & { suggestions: string[] }) {
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

type SeveralProps<Entry> = {
  title: string;
  add: string;
  entries: Entry[];
  onAdd: () => void;
  onRemove: (at: number) => void;
  children: (entry: Entry, at: number) => ReactNode;
};

/** A list of entries of one kind. The keyboard goes to what was added. */
function Several<Entry>({ title, add, entries, onAdd, onRemove, children }: SeveralProps<Entry>) {
  const list = useRef<HTMLFieldSetElement>(null);

  /** Once the change is on the page. */
  const focusIn = (selector: string) =>
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(selector)?.focus());

  return (
    <fieldset ref={list} className="space-y-3">
      <legend className="sr-only">{title}</legend>
      {entries.map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an entry is its place
        <div key={at} className="flex items-start gap-2">
          <div className="min-w-0 flex-1">{children(entry, at)}</div>
          <button
            type="button"
            aria-label={`Remove: ${title}, ${at + 1}`}
            onClick={() => {
              onRemove(at);
              focusIn(":scope > button");
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
