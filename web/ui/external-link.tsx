import type { ComponentProps } from "react";
import { isWebUrl } from "#domain/links.ts";

/** The only way out of the site: a new tab without opener or referrer. Anything but http and https leads nowhere. */
export function ExternalLink({ href, rel = "noopener noreferrer", ...props }: ComponentProps<"a"> & { href: string }) {
  return <a {...props} href={isWebUrl(href) ? href : "#"} target="_blank" rel={rel} />;
}
