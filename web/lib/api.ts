import { hc, parseResponse } from "hono/client";
import type { Api } from "#worker/api.ts";

/** The worker's API, typed by the worker's routes. The only browser file that names the worker. */
export const { api } = hc<Api>("/");

/**
 * The JSON of an ok answer. Throws on any other answer. `rowsOf` and `hasTexts` check its shape.
 */
export const read = parseResponse;

/**
 * The rows of a list in an answer, without those that `isRow` refuses. Throws where there is no
 * list: a captive portal or another version of the server answers with another shape, which is a
 * failed load.
 */
export function rowsOf<Row>(list: Row[], isRow: (row: Row) => boolean): Row[] {
  if (!Array.isArray(list)) throw new Error("The answer has another shape than expected");
  return list.filter((row) => typeof row === "object" && row !== null && isRow(row));
}

/** Whether each of these fields is a text with at least one letter. */
export function hasTexts<Row>(row: Row, ...fields: (keyof Row)[]): boolean {
  return fields.every((field) => typeof row[field] === "string" && row[field] !== "");
}
