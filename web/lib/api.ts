import { hc, parseResponse } from "hono/client";
import type { Api } from "#worker/api.ts";
import { fetchInTime } from "./fetch-in-time.ts";

/**
 * The client of the worker's API, typed by its routes. No other file in web/ names the worker. A
 * call fails after 15 seconds without an answer.
 */
export const { api } = hc<Api>("/", { fetch: fetchInTime });

/**
 * The JSON of a successful response. Throws if the response is an error. The caller checks the JSON
 * with `rowsOf` and `hasTexts`.
 */
export const read = parseResponse;

/**
 * The valid rows of a list. Throws if the answer is not a list: a captive portal or another version
 * of the server may send another shape. The caller treats that as a failed load.
 */
export function rowsOf<Row>(list: Row[], isRow: (row: Row) => boolean): Row[] {
  if (!Array.isArray(list)) throw new Error("The answer has another shape than expected");
  return list.filter((row) => typeof row === "object" && row !== null && isRow(row));
}

/** Whether each of these fields is a string that is not empty. */
export function hasTexts<Row>(row: Row, ...fields: (keyof Row)[]): boolean {
  return fields.every((field) => typeof row[field] === "string" && row[field] !== "");
}
