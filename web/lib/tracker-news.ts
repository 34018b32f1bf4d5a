/**
 * A message to other tabs: either the ids of the changed records, or that all records have changed.
 */
export type News = { changed: string[] } | { all: true };

/** Opened at first use of the tracker, so that other pages do not listen. */
let channel: BroadcastChannel | undefined;

/** Calls back when another tab has changed records. Only the first call registers. */
export function onNews(listener: (news: News) => void): void {
  if (channel) return;
  channel = new BroadcastChannel("zto-tracker");
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => listener(data));
}

/** Sends a message to the other tabs. */
export function tellOtherTabs(news: News): void {
  channel?.postMessage(news);
}
