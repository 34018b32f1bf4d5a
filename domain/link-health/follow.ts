import { isPublicAddress, type LinkAnswer, redirectOf } from "./classify.ts";

/** At most so many redirects are followed. */
const maxRedirects = 5;

/** Where redirects ended, and whether all of them are for good. */
export type Followed = { final: string; isPermanent: boolean; answer: LinkAnswer };

/**
 * Follows redirects, to public addresses alone. Undefined where `ask` may ask no more. Redirects
 * that lead nowhere are the server's error.
 */
export async function follow(
  url: string,
  ask: (url: string) => Promise<LinkAnswer | undefined>,
): Promise<Followed | undefined> {
  let final = url;
  let isPermanent = true;
  for (let hops = 0; hops <= maxRedirects && isPublicAddress(final); hops++) {
    const answer = await ask(final);
    if (!answer) return undefined;
    const redirect = redirectOf(final, answer);
    if (!redirect) return { final, isPermanent, answer };
    final = redirect.to;
    isPermanent &&= redirect.isPermanent;
  }
  return { final: url, isPermanent, answer: { failure: "server-error" } };
}
