import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { ApiErrorBody, ErrorCode } from "#domain/error-codes.ts";
import type { AppEnv } from "./env.ts";

/**
 * An error that any code below a route may throw. `onError` turns it into the answer. The message
 * is for the visitor.
 */
export class ApiError extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: ErrorCode;
  /** Seconds to wait before trying again. */
  readonly retryAfter: number | undefined;

  constructor(status: ContentfulStatusCode, code: ErrorCode, message: string, retryAfter?: number) {
    super(message);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A 503 error for a failure that should soon pass. */
export function unavailable(message: string): ApiError {
  return new ApiError(503, "unavailable", message, 5);
}

export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiError) return answer(c, error);
  if (error instanceof HTTPException)
    return answer(
      c,
      new ApiError(error.status as ContentfulStatusCode, "invalid", "The format of this request is not valid"),
    );
  console.error(error);
  return answer(c, new ApiError(500, "internal", "Something went wrong"));
};

export const notFound: NotFoundHandler<AppEnv> = (c) =>
  answer(c, new ApiError(404, "not-found", "There is nothing at this address"));

/** Answers 405 for a known path, and lists its methods. */
export function onMethodNotAllowed(c: Context<AppEnv>, methods: string[]) {
  const allow = methods.join(", ");
  c.header("Allow", allow);
  return answer(c, new ApiError(405, "method-not-allowed", `This address answers ${allow} only`));
}

/** Writes every error body. Caches do not store error answers. */
function answer(c: Context<AppEnv>, { status, code, message, retryAfter }: ApiError) {
  c.header("Cache-Control", "no-store");
  if (retryAfter !== undefined) c.header("Retry-After", String(retryAfter));
  if (status === 401) {
    c.header("WWW-Authenticate", "X-Ingest-Signature");
    console.warn(`Refused at ${c.req.path}: ${message}`);
  }
  return c.json({ error: message, code } satisfies ApiErrorBody, status);
}
