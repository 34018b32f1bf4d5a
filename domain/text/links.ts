import { parseUrl } from "./url.ts";

/** Whether text is an absolute http or https address. */
export function isWebUrl(text: string): boolean {
  return hasProtocol(text, ["http:", "https:"]);
}

/** Whether text is an https address with a host: the rule for registration links. */
export function isHttpsUrl(text: string): boolean {
  return hasProtocol(text, ["https:"]);
}

/**
 * Whether a source may link to an address: https, at most 500 characters, and on one of the hosts
 * or their subdomains if hosts are given.
 */
export function isLinkTo(text: string, hosts?: string[]): boolean {
  if (text.length > 500 || !isHttpsUrl(text)) return false;
  const { hostname } = new URL(text);
  return !hosts || hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

function hasProtocol(text: string, protocols: string[]): boolean {
  if (!/^https?:\/\//i.test(text.trim()) || !URL.canParse(text)) return false; // "https:x" is a path to browsers
  const { protocol, hostname } = new URL(text);
  return protocols.includes(protocol) && hostname !== "";
}

/** The first web address in a text, without the punctuation around it; "" if there is none. */
export function firstWebUrl(text: string): string {
  return (/https?:\/\/[^\s<>"“”')]+/i.exec(text)?.[0] ?? "").replace(/[.,;:!]+$/, "");
}

/**
 * A typed web address; https:// is added if the scheme is missing. Undefined for anything else,
 * such as an email address in the wrong field, a user name before the host, or an escape in the
 * host (Chromium accepts those).
 */
export function typedWebUrl(text: string): string | undefined {
  const typed = text.trim();
  const full = /^https?:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = typed === "" ? null : parseUrl(full);
  return url?.username === "" && !url.hostname.includes("%") ? full : undefined;
}
