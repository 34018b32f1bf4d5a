import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "./env.ts";
import { notFound, onError, onMethodNotAllowed } from "./errors.ts";
import { contests } from "./features/contests/routes.ts";
import { countries } from "./features/countries/routes.ts";
import { flags } from "./features/flags/routes.ts";
import { health } from "./features/health/routes.ts";

const app = new Hono<AppEnv>().basePath("/api");

app.use(
  secureHeaders({ contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } }),
  methodNotAllowed({ app, onMethodNotAllowed }),
);
app.onError(onError);
app.notFound(notFound);

// Chained, because the chain is the client's type.
export const api = app
  .route("/", contests)
  .route("/flags", flags)
  .route("/countries", countries)
  .route("/health", health);

export type Api = typeof api;
