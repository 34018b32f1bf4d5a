import { isWebUrl, typedWebUrl } from "#domain/text/links.ts";
import type { Details } from "#domain/tracker/details.ts";
import type { Move } from "#domain/tracker/record.ts";

/** What the fields of the dialog hold. Tags are one text, interviews are times on the visitor's clock. */
export type Form = Omit<Details, "tags" | "interviews" | "sent"> & Move & { tags: string; interviews: string[] };

export function formOf(details: Details & Move): Form {
  const { tags, interviews, sent: _, ...same } = details;
  return { ...same, tags: tags.join(", "), interviews: interviews.map(clockOf) };
}

/** The form with a new paste in the place of the one before; what was typed stays. */
export function refilled(form: Form, empty: Form, before: Partial<Form>, found: Partial<Form>): Form {
  const untyped: Record<string, unknown> = { ...empty, ...before };
  const typed = Object.entries(form).filter(([key, value]) => value !== untyped[key]);
  return { ...empty, ...found, ...Object.fromEntries(typed) };
}

/** What is wrong with the fields, in a sentence each. */
export type Problems = Partial<Record<"title" | "url", string>>;

export function problemsOf({ title, organization, url }: Form): Problems {
  return {
    ...(!title.trim() && !organization.trim() && { title: "Please say the job title, or at least the company." }),
    ...(url.trim() && !addressOf(url) && { url: "Please enter a web address, or leave it empty." }),
  };
}

function addressOf(url: string): string | undefined {
  const full = typedWebUrl(url);
  return full && isWebUrl(full) && /[^.]\.[^.]/.test(new URL(full).hostname) ? full : undefined;
}

/** The details that the fields say. */
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

/** The fields that the visitor has changed: what another tab did with the others stays. */
export function changesOf(before: Form, after: Form): Partial<Details> {
  const [old, now] = [detailsOf(before), detailsOf(after)];
  return Object.fromEntries(
    Object.entries(now).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof typeof old]),
    ),
  );
}

/** "2026-11-24T15:00" on the visitor's clock, as its input wants it. */
function clockOf(moment: string): string {
  const time = new Date(moment);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const isSameStage = (before: Form, after: Form) =>
  before.stage === after.stage && before.outcome === after.outcome;
