import { hc, parseResponse } from "hono/client";
import type { Api } from "#worker/api.ts";

/** The worker's API, typed by the worker's own routes. The only file of the browser that names the worker. */
export const { api } = hc<Api>("/");

/** The JSON of an ok answer; throws on any other. */
export const read = parseResponse;
