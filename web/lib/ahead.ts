import { followLinksInView } from "./links-in-view.ts";
import { keepWorkingOffline } from "./offline.ts";

/** Prefetches the code of the links in view, then keeps the site for offline use. */
export function fetchAhead(fetchCode: (link: HTMLAnchorElement) => void): Promise<void> {
  followLinksInView(fetchCode);
  return keepWorkingOffline();
}
