import { followLinksInView } from "./links-in-view.ts";
import { keepWorkingOffline } from "./offline.ts";

let isFollowing = false;

/**
 * Prefetches the code of the links in view, then keeps the site for offline use. May be called
 * again after a failure.
 */
export function fetchAhead(fetchCode: (link: HTMLAnchorElement) => void): Promise<void> {
  if (!isFollowing) followLinksInView(fetchCode);
  isFollowing = true;
  return keepWorkingOffline();
}
