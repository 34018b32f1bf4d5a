import { Hono } from "hono";
import rows from "#content/countries.json" with { type: "json" };
import type { CountryEntry } from "#domain/countries.ts";
import type { AppEnv } from "../../env.ts";

/** In the shape of the public service that this replaced. */
const entries: CountryEntry[] = rows.map(({ name }) => ({ name: { common: name } }));

export const countries = new Hono<AppEnv>().get("/", (c) =>
  c.json(entries, 200, { "Cache-Control": "public, max-age=86400" }),
);
