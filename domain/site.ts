import { escapeHtml } from "./text/html.ts";

/** The environment of the build. The operator sets addresses, figures and texts there. */
const set: Record<string, string | undefined> = import.meta.env ?? {};

export const site = {
  name: "Zero to Offer",
  tagline: "Free tools for the whole way from the first line of code to the signed offer.",
  origin: set.SITE_ORIGIN ?? "https://zero-to-offer.example",
  supportEmail: set.SITE_SUPPORT_EMAIL ?? "support@zero-to-offer.example",
  atsResumeBuilder: set.SITE_ATS_RESUME_BUILDER ?? "https://resume-builder.zero-to-offer.example/",
  /** Only profiles that the operator has set are shown. */
  social: { GitHub: set.SITE_GITHUB, LinkedIn: set.SITE_LINKEDIN, X: set.SITE_X },
  /**
   * Claims about users and founders, which the operator must be able to prove. Pages leave out
   * claims that are not set.
   */
  stats: { users: set.SITE_USERS_HELPED, stories: set.SITE_SUCCESS_STORIES, countries: set.SITE_COUNTRIES },
  story: set.SITE_STORY,
  answers: set.SITE_REPLY_WITHIN
    ? `You get an answer within ${set.SITE_REPLY_WITHIN}.`
    : "We answer as soon as we can.",
  copyrightYear: 2025,
};

/** Addresses of the existing social profiles, by network. */
export const socialLinks = Object.entries(site.social).flatMap(([name, url]) => (url ? [{ name, url }] : []));

/** The values of the {names} in the legal pages. */
const operatorFacts: Record<string, string> = {
  operator: set.SITE_OPERATOR ?? `whoever runs this copy of it, whom you reach at ${site.supportEmail}`,
  email: site.supportEmail,
  answers: site.answers,
  modelProvider: set.SITE_MODEL_PROVIDER ?? "that model's provider",
  law: set.SITE_LAW ?? "the law of the place where the operator lives or has its seat",
};

export const operatorFactNames = Object.keys(operatorFacts);

/** A legal page's HTML with the operator's facts, escaped. The support address is a link. */
export function withOperator(html: string): string {
  const email = escapeHtml(site.supportEmail);
  return html.replace(/\{(\w+)\}/g, (whole, name) => {
    const fact = Object.hasOwn(operatorFacts, name) ? operatorFacts[name] : undefined;
    return fact === undefined ? whole : escapeHtml(fact).replaceAll(email, `<a href="mailto:${email}">${email}</a>`);
  });
}
