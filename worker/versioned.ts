import type { Context, TypedResponse } from "hono";
import { hex } from "#domain/text/text.ts";
import type { AppEnv } from "./env.ts";

export type Versioned = { body: string; etag: string };

/** A body with its version, computed once: equal bodies have equal versions in every isolate. */
export async function versioned(body: string): Promise<Versioned> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(body));
  return { body, etag: `"${hex(digest)}"` };
}

/** 304 for whoever holds this version already, else the body. `Json` is what the body says, for the typed client. */
export function answerVersion<Json>(
  c: Context<AppEnv>,
  { body, etag }: Versioned,
  headers: { "Content-Type": string; "Cache-Control": string },
) {
  const held = c.req.header("If-None-Match");
  const isHeld = held === "*" || held?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
  const response = isHeld
    ? c.body(null, 304, { ETag: etag, ...headers })
    : c.body(body, 200, { ETag: etag, ...headers });
  return response as Response as Response & TypedResponse<Json, 200, "json">;
}

/** A list as JSON, which may be kept for a minute, and shown for ten more while a newer one is fetched. */
export function answerList<Json>(c: Context<AppEnv>, list: Versioned) {
  return answerVersion<Json>(c, list, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=60, stale-while-revalidate=600",
  });
}

/** A calendar, which programs that subscribe to it may keep for an hour. */
export async function answerCalendar(c: Context<AppEnv>, text: string) {
  return answerVersion<never>(c, await versioned(text), {
    "Content-Type": "text/calendar; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  });
}
