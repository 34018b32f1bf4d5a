/** The button that leads to the owner's website, which JSON Resume has a field of its own for. */
export const websiteText = "Website";

/** The parts that are not blank, with the separator between them. */
export const joined = (separator: string, ...parts: (string | null | undefined)[]) =>
  parts.filter((part) => part?.trim()).join(separator);
