import { Hono } from "hono";
import rows from "#content/countries.json" with { type: "json" };
import type { CountryEntry } from "#domain/countries.ts";
import type { AppEnv } from "../../env.ts";

/** The shape is that of the public service that this route replaced. */
const entries: CountryEntry[] = rows.map(({ name }) => ({ name: { common: name } }));

export const countries = new Hono<AppEnv>().get("/", (c) =>
  c.json(entries, 200, { "Cache-Control": "public, max-age=86400" }),
);
