import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { AppEnv } from "./env.ts";

/** Thrown anywhere, answered here: the message is for the visitor. */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;

  constructor(status: ContentfulStatusCode, message: string) {
    super(message);
    this.status = status;
  }
}

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiError) return c.json({ error: error.message }, error.status);
  if (error instanceof HTTPException) return c.json({ error: "This request is not valid" }, error.status);
  console.error(error);
  return c.json({ error: "Something went wrong" }, 500);
};

export const notFound: NotFoundHandler<AppEnv> = (c) => c.json({ error: "There is nothing at this address" }, 404);

/** 405 for a known path, with the methods that it has. */
export function onMethodNotAllowed(c: Context<AppEnv>, methods: string[]) {
  const allow = methods.join(", ");
  return c.json({ error: `This address answers ${allow} only` }, 405, { Allow: allow });
}
