/** The environment of the build, from which the operator may set addresses; the rest is changed here. */
const set: Record<string, string | undefined> = import.meta.env ?? {};

export const site = {
  name: "Zero to Offer",
  tagline: "Free tools for the whole way from the first line of code to the signed offer.",
  origin: set.SITE_ORIGIN ?? "https://zero-to-offer.example",
  supportEmail: set.SITE_SUPPORT_EMAIL ?? "support@zero-to-offer.example",
  atsResumeBuilder: set.SITE_ATS_RESUME_BUILDER ?? "https://resume-builder.zero-to-offer.example/",
  social: {
    GitHub: set.SITE_GITHUB ?? "https://github.com/zero-to-offer.example",
    LinkedIn: set.SITE_LINKEDIN ?? "https://www.linkedin.com/company/zero-to-offer.example",
    X: set.SITE_X ?? "https://x.com/zero_to_offer_example",
  },
  /** Claims about users are the operator's to prove: code cannot count them. */
  stats: { users: "10K+", stories: "500+", countries: "50+" },
  copyrightYear: 2025,
};
