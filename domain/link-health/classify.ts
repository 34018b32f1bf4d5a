import { parseUrl } from "../text/url.ts";
import type { LinkState } from "./link-state.ts";

export type Failure = "no-host" | "broken-tls" | "timeout" | "server-error";

/** How a request ended: with an answer, or with a reason why there is none. */
export type LinkAnswer =
  | { status: number; location?: string | undefined; retryAfter?: string | undefined; start: string }
  | { failure: Failure };

/** At most this many bytes of a page are read. */
export const readBytes = 2048;

/** Texts of pages that let only browsers through. */
const challenge = /just a moment|checking your browser|verify(ing)? (that )?you are (a )?human|attention required!/i;

/** Sites that sell domains. An address that now leads to one of them is for sale. */
const sellers =
  /(^|\.)(hugedomains\.com|afternic\.com|sedo\.com|sedoparking\.com|dan\.com|parkingcrew\.net|bodis\.com|above\.com|undeveloped\.com)$/;
const forSale =
  /\b(this|the) domain( name)? (\S+ )?(is|may be) (parked|(available )?for sale)|\bbuy this domain\b|\bthis domain( name)? has expired/i;

/** Whether two hosts share their last two labels. Going from one to the other is not a move. */
function isSameSite(a: string, b: string): boolean {
  return siteOf(a) === siteOf(b);
}

function siteOf(host: string): string {
  return host.split(".").slice(-2).join(".");
}

/**
 * The state of a link after an answer. `url` is the row's address, `final` the address that
 * answered. Refusals that a browser might not get (403, 429 and the like) are "refuses robots":
 * alive, not verified.
 */
export function classify(url: string, final: string, isPermanent: boolean, answer: LinkAnswer): LinkState {
  if ("failure" in answer) return answer.failure;
  const { status, start } = answer;
  if (isParked(url, final, start)) return "parked";
  if (challenge.test(titleOf(start))) return "refuses-robots";
  if (status === 404 || status === 410) return "gone";
  if (status >= 500 && status < 600) return "server-error";
  if (status < 200 || status >= 300) return "refuses-robots";
  return hasMoved(url, final, isPermanent) ? "moved" : "ok";
}

/** Sign-in pages are often on another host. A redirect to one is not a move. */
const signIn = /log-?in|sign-?in|sso|auth|account|consent/i;

/**
 * Whether a link moved: permanently to another page, or in any way to another site, except to sign
 * in.
 */
function hasMoved(url: string, final: string, isPermanent: boolean): boolean {
  const [from, to] = [new URL(url), new URL(final)];
  if (!isSameSite(from.hostname, to.hostname)) return !signIn.test(to.hostname + to.pathname);
  return isPermanent && placeOf(from) !== placeOf(to);
}

/** The part of an address that matters: no scheme, "www.", case, language, final slash or query. */
function placeOf({ hostname, pathname }: URL): string {
  const path = pathname.replace(/\/(index\.html?)?$/, "").replace(/^\/[a-z]{2}([-_][a-z]{2})?(?=\/|$)/i, "");
  return (hostname.replace(/^www\./, "") + path).toLowerCase();
}

/** Whether the start of a page, or its host, says that the domain is for sale. */
function isParked(url: string, final: string, start: string): boolean {
  const { hostname } = new URL(final);
  if (!isSameSite(new URL(url).hostname, hostname) && sellers.test(hostname)) return true;
  const title = titleOf(start).toLowerCase();
  const names = title.includes(hostname.replace(/^www\./, "")) && /for sale|parked/.test(title);
  return !sellers.test(hostname) && (names || forSale.test(start));
}

function titleOf(start: string): string {
  return /<title[^>]*>([^<]*)/i.exec(start)?.[1] ?? "";
}

/**
 * Whether a HEAD request was not enough: it failed, or it led to a front page or to another site.
 * There, only the text tells a site from a domain for sale.
 */
export function needsPage(url: string, final: string, answer: LinkAnswer): boolean {
  if ("failure" in answer) return answer.failure === "timeout" || answer.failure === "server-error";
  if (answer.status < 200 || answer.status >= 300) return true;
  const { hostname, pathname } = new URL(final);
  return pathname === "/" || !isSameSite(new URL(url).hostname, hostname);
}

/** Where a redirect leads, and whether for good; undefined if the answer is no redirect. */
export function redirectOf(from: string, answer: LinkAnswer): { to: string; isPermanent: boolean } | undefined {
  if ("failure" in answer || ![301, 302, 303, 307, 308].includes(answer.status) || !answer.location) return undefined;
  const to = parseUrl(answer.location, from);
  return to ? { to: to.href, isPermanent: answer.status === 301 || answer.status === 308 } : undefined;
}

/**
 * Whether an address may be requested: http or https with a public host name. IP addresses and
 * local names may lead to a machine that is not public.
 */
export function isPublicAddress(address: string): boolean {
  const url = parseUrl(address);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.username !== "") return false;
  const { hostname } = url;
  if (/^\[|^[\d.]+$/.test(hostname) || !/\.[a-z][a-z0-9-]+\.?$/i.test(hostname)) return false;
  return !/\.(local|localhost|internal|intranet|lan|home|corp|arpa|onion)\.?$/i.test(hostname);
}
