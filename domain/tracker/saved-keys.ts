import { parseUrl } from "../text/url.ts";
import type { TrackerRecord } from "./record.schema.ts";

/**
 * An address without fragment, campaign parameters and trailing slash, to compare targets. Text
 * that is not a web address stays unchanged.
 */
export function addressKey(url: string): string {
  const parsed = parseUrl(url);
  if (!parsed) return url.trim();
  for (const name of [...parsed.searchParams.keys()])
    if (/^(utm_\w+|ref|refid|trk|trackingid|gh_src|source|fbclid|gclid)$/i.test(name)) parsed.searchParams.delete(name);
  parsed.hash = "";
  return `${parsed.host.replace(/^www\./, "")}${parsed.pathname.replace(/\/+$/, "")}${parsed.search}`;
}

/**
 * The keys that identify a record: its address, with its start if it has one, since the contests of
 * a platform may share an address. Contests saved before starts were stored have the day of their
 * next step instead.
 */
export function savedKeys({ url, kind, event, next }: TrackerRecord): string[] {
  if (!url) return [];
  const when = event?.start ?? (kind === "contest" ? next.on : "");
  return when ? [url, `${url} ${when}`] : [url];
}
