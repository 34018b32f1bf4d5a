import { firstWebUrl } from "../text/links.ts";

/**
 * The path that a phone's share sheet posts to. The service worker answers, so nothing reaches a
 * server.
 */
export const sharePath = "/tracker/share";

/** The tracker's fragment if a share did reach the server, which does not read it. */
export const lostShare = "#share-again";

/** The data from a phone's share sheet. Android puts an address into the text. */
type Shared = { title: string; text: string; url: string };

/**
 * The fragment that opens the tracker's form with shared data. It has the bookmarklet's format
 * (capture.ts), so no server sees it.
 */
export function sharedCapture({ title, text, url }: Shared): string {
  const address = url || firstWebUrl(text);
  const rest = text.replace(address, "").trim();
  const capture = { url: address, title: title.slice(0, 300), text: rest.slice(0, 8000) };
  return `#add=${encodeURIComponent(JSON.stringify(capture))}`;
}
