import { Hono } from "hono";
import { methodNotAllowed } from "hono/method-not-allowed";
import { secureHeaders } from "hono/secure-headers";
import type { BlankSchema } from "hono/types";
import type { AppEnv } from "./env.ts";
import { notFound, onError, onMethodNotAllowed } from "./errors.ts";
import { contests } from "./features/contests/routes.ts";
import { countries } from "./features/countries/routes.ts";
import { flags } from "./features/flags/routes.ts";
import { hackathons } from "./features/hackathons/routes.ts";
import { health } from "./features/health/routes.ts";
import { ingest } from "./features/ingest/routes.ts";
import { leads } from "./features/leads/routes.ts";
import { intakes } from "./features/link-health/intake.ts";
import { linkHealth } from "./features/link-health/routes.ts";
import { openApiDescription } from "./features/open-api/routes.ts";
import { openSource } from "./features/open-source/routes.ts";
import { resume } from "./features/resume/routes.ts";
import { status } from "./features/status/routes.ts";
import { transfers } from "./features/transfers/routes.ts";
import { refreshJobs } from "./jobs.ts";

/**
 * The security headers of data. Every header costs time on every answer, so headers that only
 * matter for rendering pages are left out. The other headers are the same as for pages.
 */
const forData = {
  contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
  referrerPolicy: "no-referrer",
  strictTransportSecurity: "max-age=31536000; includeSubDomains",
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
};

const app = withRules(new Hono<AppEnv>().basePath("/api"), forData);

/** The dynamic answers under /data. The directories' files are under /data, too. */
export const openData = withRules(new Hono<AppEnv>(), { ...forData, crossOriginResourcePolicy: "cross-origin" });
openData.route("/", linkHealth);

// Chained, because the type of the chain is the type of the client.
export const api = app
  .route("/", contests)
  .route("/", hackathons)
  .route("/", openApiDescription)
  .route("/open-source", openSource)
  .route("/status", status(refreshJobs))
  .route("/ingest", ingest(refreshJobs, intakes))
  .route("/flags", flags)
  .route("/countries", countries)
  .route("/health", health)
  .route("/resume-to-portfolio", resume)
  .route("/store-download-lead", leads)
  .route("/transfers", transfers);

export type Api = typeof api;

/** Adds the rules for every answer: headers, errors and methods. */
function withRules<BasePath extends string>(
  app: Hono<AppEnv, BlankSchema, BasePath>,
  headers: Parameters<typeof secureHeaders>[0],
) {
  app.use(secureHeaders(headers), methodNotAllowed({ app, onMethodNotAllowed }));
  app.onError(onError);
  app.notFound(notFound);
  return app;
}
