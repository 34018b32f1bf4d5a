import type { ComponentProps } from "react";
import { isWebUrl } from "#domain/text/links.ts";

type Props = ComponentProps<"a"> & {
  href: string;
  /** The visitor opens it, with the left or the middle button. */
  onVisit?: () => void;
};

/**
 * The only way out of the site: a new tab (the page's own sentence says so) without opener or
 * referrer. Anything but http and https leads nowhere.
 */
export function ExternalLink({ href, rel = "noopener noreferrer", onVisit, ...props }: Props) {
  return (
    <a
      onClick={onVisit}
      onAuxClick={onVisit && (({ button }) => button === 1 && onVisit())}
      {...props}
      href={isWebUrl(href) ? href : "#"}
      target="_blank"
      aria-describedby="new-tab"
      rel={rel}
    />
  );
}
