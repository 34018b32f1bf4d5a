import type { LinkAnswer } from "#domain/link-health/classify.ts";

export type SourceRequest = { method?: string; headers?: Record<string, string>; body?: string };

/** The requests that a source can make. The answers may be fetched or ingested. */
export type Answers = {
  json(url: string, request?: SourceRequest): Promise<unknown>;
  /** The HTML of a page, for parsing. It is as untrusted as any other answer. */
  html(url: string, request?: SourceRequest): Promise<string>;
};

export type Upstream = Answers & {
  /**
   * For libraries that send their own requests. Returns answers of any status and type, within the
   * same limits of time and size.
   */
  fetch: typeof fetch;
  /**
   * The status, redirect and first 2 kB of an answer, or the reason why there is none. Never
   * throws.
   */
  glance(url: string): Promise<LinkAnswer>;
};
