import { maxSearchLength } from "../limits.ts";
import { maxLink } from "../profile/profile.ts";
import { isSameCompany } from "./legal-form.ts";
import { type Tone, tones } from "./messages.ts";

/** The lengths that a first message may have. */
export const firstKinds = ["note", "premium-note", "long"] as const;

/** The names, tone and length of the messages. The recipient works at the company. */
export type OutreachForm = {
  company?: string;
  recipient?: string;
  sender?: string;
  link?: string;
  tone?: Tone;
  kind?: (typeof firstKinds)[number];
  /**
   * The days of applying and of the last follow-up, "2026-11-18". Another tool hands them over; the
   * tab does not keep them.
   */
  applied?: string;
  written?: string;
};

/**
 * What a tab keeps of the form, for a company: another company's recipient is left out. Anything
 * unreadable is left out, and long texts are cut.
 */
export function readOutreachForm(stored: string | null, company: string): OutreachForm {
  let kept: Record<string, unknown> | null = null;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  const text = (key: string, length = maxSearchLength) => {
    const value = kept?.[key];
    return typeof value === "string" ? { [key]: value.slice(0, length) } : {};
  };
  const tone = tones.find((known) => known === kept?.tone);
  const kind = firstKinds.find((known) => known === kept?.kind);
  return {
    company,
    ...(typeof kept?.company === "string" && isSameCompany(kept.company, company) && text("recipient")),
    ...text("sender"),
    ...text("link", maxLink),
    ...(tone && { tone }),
    ...(kind && { kind }),
  };
}
