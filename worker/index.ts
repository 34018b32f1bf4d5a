import type { ExecutionContext } from "@cloudflare/workers-types";
import { api, openData } from "./api.ts";
import { connect } from "./db/client.ts";
import { drain } from "./drain.ts";
import type { Env } from "./env.ts";
import { jobs } from "./jobs.ts";
import { missingFile } from "./missing-file.ts";

export default {
  fetch: async (request: Request, env: Env, context: ExecutionContext) => {
    const { pathname } = new URL(request.url);
    const isData = openData.routes.some(({ path }) => path === pathname);
    if (!isData && !/^\/api(\/|$)/.test(pathname)) return missingFile(request, env);
    const response = await (isData ? openData : api).fetch(request, env, context);
    await drain(request).catch(() => {}); // A sender may break off: that is no error.
    return response;
  },
  scheduled: async ({ cron, scheduledTime }: { cron: string; scheduledTime: number }, env: Env) => {
    await jobs[cron]?.({ db: connect(env), env, now: new Date(scheduledTime) });
  },
};
