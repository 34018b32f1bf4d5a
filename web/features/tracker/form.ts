import { isWebUrl, typedWebUrl } from "#domain/text/links.ts";
import type { Details } from "#domain/tracker/details.ts";
import type { Move } from "#domain/tracker/record.ts";
import { labelsOf } from "./labels.ts";

/** The values of the dialog's fields. Tags are one text; interviews are in local time. */
export type Form = Omit<Details, "tags" | "interviews" | "sent"> & Move & { tags: string; interviews: string[] };

/** The form of a record's details. */
export function formOf(details: Details & Move): Form {
  const { tags, interviews, sent: _, ...same } = details;
  return { ...same, tags: tags.join(", "), interviews: interviews.map(clockOf) };
}

/** The form, filled from a new paste instead of the earlier one. What was typed stays. */
export function refilled(form: Form, empty: Form, before: Partial<Form>, found: Partial<Form>): Form {
  const untyped: Record<string, unknown> = { ...empty, ...before };
  const typed = Object.entries(form).filter(([key, value]) => value !== untyped[key]);
  return { ...empty, ...found, ...Object.fromEntries(typed) };
}

/** A sentence for each field that has a problem. */
export type Problems = Partial<Record<"title" | "url" | "applied" | `contact-${number}`, string>>;

/** A day before this is a slip, such as the year 26. */
const earliestDay = "1970-01-01";

/** The problems of a form. `today` as "2026-11-24". */
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

/** Whether text is an address that runs code or holds a file. */
const isCode = (text: string) => /^\s*(?:javascript|vbscript|data|blob|file):/i.test(text);

function addressOf(url: string): string | undefined {
  const full = typedWebUrl(url);
  return full && isWebUrl(full) && /[^.]\.[^.]/.test(new URL(full).hostname) ? full : undefined;
}

/** The details of a record, from the form. */
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

/** Only the details that the visitor has changed, so that changes of another tab stay. */
export function changesOf(before: Form, after: Form): Partial<Details> {
  const [old, now] = [detailsOf(before), detailsOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof typeof old]),
    ),
  );
}

/** What the visitor typed, and the stored values that it began from. */
export type Draft = { base: Form; form: Form };

/**
 * The draft over the values that are stored now. Fields that the visitor has not changed follow
 * them.
 */
export function rebased({ base, form }: Draft, stored: Form): Draft {
  const now = Object.fromEntries(
    keysOf(stored)
      .filter((key) => isSame(form, base, key) || isSame(form, stored, key))
      .map((key) => [key, stored[key]]),
  );
  return { base: { ...base, ...now }, form: { ...form, ...now } };
}

/** The fields that were changed both here and in another tab, to different values. */
export function conflictsOf(draft: Draft, stored: Form): (keyof Form)[] {
  const { base, form } = rebased(draft, stored);
  return keysOf(form).filter((key) => key !== "outcome" && !isSame(base, stored, key) && !isSame(form, base, key));
}

const keysOf = (form: Form) => Object.keys(form) as (keyof Form)[];

/** A stage and its outcome are one field. */
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
