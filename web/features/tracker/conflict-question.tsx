import { stageLabel } from "#domain/tracker/stages.ts";
import { dayText, readableMoment } from "#web/lib/date.ts";
import { Button } from "#web/ui/button.tsx";
import type { Form } from "./form.ts";
import { kindLabel, labelsOf } from "./labels.ts";

type Props = {
  /** The field that both tabs have changed. */
  field: keyof Form;
  form: Form;
  stored: Form;
  onSettle: (field: keyof Form, stored: Form, chosen: Partial<Form>) => void;
};

/**
 * Asks which value of a field to keep when another tab has changed the same field. The visitor can
 * also keep both texts of a long field.
 */
export function ConflictQuestion({ field, form, stored, onSettle }: Props) {
  const labels: Partial<Record<keyof Form, string>> = labelsOf(form.kind);
  const theirs = { [field]: stored[field], ...(field === "stage" && { outcome: stored.outcome }) };
  return (
    <div role="alert" data-conflict className="mb-3">
      <p className="font-medium">“{labels[field] ?? field}” was changed in another tab meanwhile. There it says:</p>
      <p className="my-2 max-h-28 overflow-y-auto rounded-xl bg-sunken px-3.5 py-2 wrap-anywhere whitespace-pre-wrap">
        {textOf(field, stored) || "Nothing: it was emptied."}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => onSettle(field, stored, {})}>
          Keep mine
        </Button>
        <Button variant="secondary" size="small" onClick={() => onSettle(field, stored, theirs)}>
          Keep the other
        </Button>
        {(field === "notes" || field === "posting") && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onSettle(field, stored, { [field]: `${stored[field]}\n\n${form[field]}` })}
          >
            Keep both
          </Button>
        )}
      </div>
    </div>
  );
}

/** The value of a field as text. */
function textOf(field: keyof Form, form: Form): string {
  if (field === "stage") return stageLabel({ outcome: "", ...form });
  if (field === "kind") return kindLabel(form.kind);
  if (field === "next") return [form.next.what, dayText(form.next.on)].filter(Boolean).join(" · ");
  if (field === "interviews") return form.interviews.map(readableMoment).join("\n");
  if (field === "contacts")
    return form.contacts.map((contact) => Object.values(contact).filter(Boolean).join(", ")).join("\n");
  const value = form[field];
  if (typeof value !== "string") return "";
  return field === "applied" || field === "deadline" || field === "offerUntil" ? dayText(value) : value;
}
