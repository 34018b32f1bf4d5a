import type { Refusal } from "./resume/refusals.ts";

/** What went wrong, for programs. The API's error answers also have a sentence for people. */
export type ErrorCode =
  | Refusal
  | "invalid"
  | "not-found"
  | "method-not-allowed"
  | "unsigned"
  | "already-received"
  | "rate-limited"
  | "connection-lost"
  | "too-slow-upload"
  | "disabled"
  | "unavailable"
  | "unreadable-answer"
  | "internal";

/** The body of every error answer of the API. */
export type ApiErrorBody = { error: string; code: ErrorCode };
