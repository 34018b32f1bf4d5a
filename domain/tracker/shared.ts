/**
 * Where a phone's share sheet sends to. The service worker answers, so that it reaches no server.
 */
export const sharePath = "/tracker/share";

/** The tracker's fragment where it did reach the server, which has not read it. */
export const lostShare = "#share-again";

/** What a phone's share sheet hands over. Android puts an address into the text. */
export type Shared = { title: string; text: string; url: string };

/**
 * The fragment with which the tracker opens its form for what was shared. It is the bookmark's
 * (capture.ts), so that no server sees it.
 */
export function sharedCapture({ title, text, url }: Shared): string {
  const address = url || (/https?:\/\/\S+/.exec(text)?.[0] ?? "");
  const rest = text.replace(address, "").trim();
  const capture = { url: address, title: title.slice(0, 300), text: rest.slice(0, 8000) };
  return `#add=${encodeURIComponent(JSON.stringify(capture))}`;
}
