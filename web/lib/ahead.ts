import { followLinksInView } from "./links-in-view.ts";
import { keepWorkingOffline } from "./offline.ts";

/** Fetches what the visitor may want next: the code of links in view, then the site for offline use. */
export function fetchAhead(fetchCode: (link: HTMLAnchorElement) => void): Promise<void> {
  followLinksInView(fetchCode);
  return keepWorkingOffline();
}
