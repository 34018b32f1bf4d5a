/** What other tabs are told: which records have changed, or that all have. */
export type News = { changed: string[] } | { all: true };

/** Opened with the first use of the tracker, so that other pages do not listen. */
let channel: BroadcastChannel | undefined;

/** Calls back when another tab has written. Only the first call counts. */
export function onNews(listener: (news: News) => void): void {
  if (channel) return;
  channel = new BroadcastChannel("zto-tracker");
  channel.addEventListener("message", ({ data }: MessageEvent<News>) => listener(data));
}

export function tellOtherTabs(news: News): void {
  channel?.postMessage(news);
}
