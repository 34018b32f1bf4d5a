import { isPublicAddress, type LinkAnswer, redirectOf } from "./classify.ts";

/** At most this many redirects are followed. */
const maxRedirects = 5;

/** Where the redirects ended, and whether all of them are permanent. */
export type Followed = { final: string; isPermanent: boolean; answer: LinkAnswer };

/**
 * Follows redirects, to public addresses only. Undefined if `ask` declines to send another request.
 * A redirect that leads nowhere counts as a server error.
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
