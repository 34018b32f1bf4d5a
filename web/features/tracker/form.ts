import { isWebUrl, typedWebUrl } from "#domain/text/links.ts";
import type { Details } from "#domain/tracker/details.ts";
import type { Move } from "#domain/tracker/record.ts";
import { labelsOf } from "./labels.ts";

/** The values of the dialog's fields. All tags are one text. Interviews are in local time. */
export type Form = Omit<Details, "tags" | "interviews" | "sent"> & Move & { tags: string; interviews: string[] };

/** Fills the form from a record's details. */
export function formOf(details: Details & Move): Form {
  const { tags, interviews, sent: _, ...same } = details;
  return { ...same, tags: tags.join(", "), interviews: interviews.map(clockOf) };
}

/** Replaces the values of the earlier paste by those of a new paste. Typed values stay. */
export function refilled(form: Form, empty: Form, before: Partial<Form>, found: Partial<Form>): Form {
  const untyped: Record<string, unknown> = { ...empty, ...before };
  const typed = Object.entries(form).filter(([key, value]) => value !== untyped[key]);
  return { ...empty, ...found, ...Object.fromEntries(typed) };
}

/** A sentence for each field that has a problem. */
export type Problems = Partial<Record<"title" | "url" | "applied" | `contact-${number}`, string>>;

/** An earlier day is a typing error, for example in the year 26. */
const earliestDay = "1970-01-01";

/** Finds the problems of a form. `today` is a day such as "2026-11-24". */
export function problemsOf({ kind, title, organization, url, applied, contacts }: Form, today: string): Problems {
  const names = labelsOf(kind);
  return {
    ...(!title.trim() &&
      !organization.trim() && {
        title: `Please say the ${names.title.toLowerCase()}, or at least the ${names.organization.toLowerCase()}.`,
      }),
    ...(url.trim() && !addressOf(url) && { url: "Please enter a web address, or leave it empty." }),
    ...(applied > today && { applied: "This day is still ahead. Please check the year, or leave it empty." }),
    ...(applied && applied < earliestDay && { applied: "This day is long past. Please check the year." }),
    ...Object.fromEntries(contacts.flatMap(({ email }, at) => (isCode(email) ? [[`contact-${at}`, noCode]] : []))),
  };
}

const noCode = "Please enter an email address or a web address, or leave it empty.";

/** Whether a text is an address that runs code or contains a file ("javascript:", "data:"). */
const isCode = (text: string) => /^\s*(?:javascript|vbscript|data|blob|file):/i.test(text);

function addressOf(url: string): string | undefined {
  const full = typedWebUrl(url);
  return full && isWebUrl(full) && /[^.]\.[^.]/.test(new URL(full).hostname) ? full : undefined;
}

/** Reads a record's details from the form. */
export function detailsOf(form: Form): Omit<Details, "sent"> {
  const { stage: _stage, outcome: _outcome, tags, interviews, url, title, contacts, ...same } = form;
  return {
    ...same,
    title: title.trim() || form.organization.trim(),
    url: url.trim() && (addressOf(url) ?? url.trim()),
    tags: tags
      .split(",")
      .map((tag) => tag.trim())
      .filter(Boolean),
    interviews: interviews
      .map((local) => new Date(local))
      .filter((time) => !Number.isNaN(time.getTime()))
      .map((time) => time.toISOString())
      .sort(),
    contacts: contacts.filter(({ name, role, email }) => name || role || email),
  };
}

/** The details that the visitor has changed. The other details may have changed in another tab. */
export function changesOf(before: Form, after: Form): Partial<Details> {
  const [old, now] = [detailsOf(before), detailsOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof typeof old]),
    ),
  );
}

/** The form as the visitor edits it, and the stored values that it started from (`base`). */
export type Draft = { base: Form; form: Form };

/**
 * Updates a draft when the stored values have changed. Fields that the visitor has not changed get
 * the stored values.
 */
export function rebased({ base, form }: Draft, stored: Form): Draft {
  const now = Object.fromEntries(
    keysOf(stored)
      .filter((key) => isSame(form, base, key) || isSame(form, stored, key))
      .map((key) => [key, stored[key]]),
  );
  return { base: { ...base, ...now }, form: { ...form, ...now } };
}

/** The fields that the visitor and another tab have changed to different values. */
export function conflictsOf(draft: Draft, stored: Form): (keyof Form)[] {
  const { base, form } = rebased(draft, stored);
  return keysOf(form).filter((key) => key !== "outcome" && !isSame(base, stored, key) && !isSame(form, base, key));
}

const keysOf = (form: Form) => Object.keys(form) as (keyof Form)[];

/** Whether a field has the same value in two forms. A stage and its outcome count as one field. */
const isSame = (one: Form, other: Form, key: keyof Form) =>
  key === "stage" || key === "outcome"
    ? isSameStage(one, other)
    : JSON.stringify(one[key]) === JSON.stringify(other[key]);

/** "2026-11-24T15:00" in local time, as an input of type datetime-local needs it. */
function clockOf(moment: string): string {
  const time = new Date(moment);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const isSameStage = (before: Form, after: Form) =>
  before.stage === after.stage && before.outcome === after.outcome;
