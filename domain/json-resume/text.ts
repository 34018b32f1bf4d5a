/** The label of the link to the owner's website, which has its own field in JSON Resume. */
export const websiteText = "Website";

/** Joins the parts that are not blank. */
export const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(separator);

/** The lines as one text, a bullet before each. */
export const bullets = (lines?: string[] | null) => joined("\n", ...(lines ?? []).map((line) => `• ${line}`));
