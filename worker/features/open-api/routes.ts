import { Hono } from "hono";
import { openApi } from "#domain/open-api.schema.ts";
import type { AppEnv } from "../../env.ts";
import { answerVersion, type Versioned, versioned } from "../../versioned.ts";

let description: Versioned | undefined;

/** The description never changes within a build, so an isolate makes it only once. */
export const openApiDescription = new Hono<AppEnv>().get("/openapi.json", async (c) => {
  description ??= await versioned(JSON.stringify(openApi()));
  return answerVersion<object>(c, description, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=86400",
  });
});
