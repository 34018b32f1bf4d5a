import type { ComponentProps } from "react";
import { isWebUrl } from "#domain/text/links.ts";

type Props = ComponentProps<"a"> & {
  href: string;
  /** Called when the visitor opens the link with the left or middle mouse button. */
  onVisit?: () => void;
};

/**
 * A link to another site. Every external link uses this component. The link opens in a new tab
 * without opener or referrer, and screen readers announce the new tab. Addresses other than http
 * and https become "#".
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
