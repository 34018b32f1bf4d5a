import type { Context, TypedResponse } from "hono";
import { hex } from "#domain/text/text.ts";
import type { AppEnv } from "./env.ts";

export type Versioned = { body: string; etag: string };

/** A body with its ETag, which is computed once. Equal bodies have equal ETags in every isolate. */
export async function versioned(body: string): Promise<Versioned> {
  const digest = await crypto.subtle.digest("SHA-1", new TextEncoder().encode(body));
  return { body, etag: `"${hex(digest)}"` };
}

/**
 * Answers 304 if the client already has this version, or else sends the body. `Json` is the type of
 * the body, for the typed client.
 */
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
