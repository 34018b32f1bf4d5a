import type { LinkAnswer } from "#domain/link-health/classify.ts";

export type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** What a source may ask for, wherever the answer comes from. */
export type Answers = {
  json(url: string, request?: Request): Promise<unknown>;
  /** The page itself, for parsing; what it says is as untrusted as any other answer. */
  html(url: string, request?: Request): Promise<string>;
};

export type Upstream = Answers & {
  /**
   * For libraries that bring requests of their own; whatever the status and type, within the same
   * time and size.
   */
  fetch: typeof fetch;
  /** Status, redirect and first 2 kB of an answer, or why there is none. Never throws. */
  glance(url: string): Promise<LinkAnswer>;
};
