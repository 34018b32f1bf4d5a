import { hc, parseResponse } from "hono/client";
import type { Api } from "#worker/api.ts";

/** The worker's API, typed by the worker's own routes. The only file of the browser that names the worker. */
export const { api } = hc<Api>("/");

/** The JSON of an ok answer; throws on any other. What it holds is checked by `rowsOf` and `hasTexts`. */
export const read = parseResponse;

/**
 * The rows of a list in an answer, less those that `isRow` refuses. Throws where there is no list: the page of a captive
 * portal or a server of another version answers with another shape, and that is a failed load.
 */
export function rowsOf<Row>(list: Row[], isRow: (row: Row) => boolean): Row[] {
  if (!Array.isArray(list)) throw new Error("The answer has another shape than expected");
  return list.filter((row) => typeof row === "object" && row !== null && isRow(row));
}

/** Whether each of these fields is a text with at least one letter. */
export function hasTexts<Row>(row: Row, ...fields: (keyof Row)[]): boolean {
  return fields.every((field) => typeof row[field] === "string" && row[field] !== "");
}
