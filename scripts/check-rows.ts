import type { DirectoryRow } from "#domain/directory/directory.ts";

const trackingParameter = /^(utm_\w+|ref|rel|via|source|fpr|gclid|fbclid|mc_[ce]id|si|mhsrc|mhq|gi|aff\w*|igshid)$/i;
/** Whether an address has a parameter that tells the site where the visitor came from. */
export function isTracked(address: string): boolean {
  return [...new URL(address).searchParams.keys()].some((key) => trackingParameter.test(key));
}

/**
 * An address without the parts that do not change the page: scheme, "www.", case, trailing slash.
 */
export function samePage(address: string): string {
  const { host, pathname, search, hash } = new URL(address);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}${search}${hash}`.toLowerCase();
}

/** The words of each sentence in a description. */
export function sentencesOf({ description }: Pick<DirectoryRow, "description">): string[] {
  return description.split(/(?<=[.!?]) (?=[A-Z])/).flatMap((sentence) => wordsOf(sentence).join(" ") || []);
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Values that occur more than once. */
export function twins(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}
