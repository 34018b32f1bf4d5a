import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { benchWorker, migrations } from "../bench/worker.ts";
import { workerds } from "./usage.ts";

type SiteOptions = {
  /** The folder of the database. By default, the database is in memory. */
  folder?: string;
  bindings?: Record<string, string>;
  entry?: string;
  /** The migration files to apply. The default is all files. */
  migrations?: string[];
  /** Whether `heapOf` will measure the worker. */
  isInspected?: boolean;
};

export type Site = {
  url: string;
  mf: Miniflare;
  /** The process that runs the worker. */
  pid: number;
  stop(): Promise<void>;
};

/** Starts the worker as built for production, on its own port, with a migrated database. */
export async function startSite({
  folder,
  bindings = {},
  entry = "worker/index.ts",
  migrations: files,
  isInspected = false,
}: SiteOptions = {}): Promise<Site> {
  const before = new Set(workerds());
  const mf = new Miniflare(
    convertV4MiniflareOptions({
      ...(isInspected && { inspectorPort: 0 }),
      ...(folder && { resourcePersistencePath: folder }),
      workers: [
        {
          ...(await built(entry)),
          d1Databases: { DB: "prove" },
          kvNamespaces: { FLAGS: "prove" },
          bindings,
          stripCfConnectingIp: false,
          ratelimits: {
            PERSONAL_LIMIT: { namespace_id: "1", simple: { limit: 30, period: 60 } },
            SHARED_LIMIT: { namespace_id: "2", simple: { limit: 300, period: 60 } },
          },
        },
      ],
    }),
  );
  const url = String(await mf.unsafeGetDirectURL("prove")).replace(/\/$/, "");
  const db = await mf.getD1Database("DB", "prove");
  const { results } = await db.prepare("select name from sqlite_master where name = 'contests'").all();
  if (results.length === 0) for (const statement of migrations(files)) await db.prepare(statement).run();
  const pid = workerds().find((id) => !before.has(id)) ?? 0;
  return { url, mf, pid, stop: () => mf.dispose() };
}

const builds = new Map<string, ReturnType<typeof benchWorker>>();

/** Each entry is built once. */
function built(entry: string) {
  const known = builds.get(entry) ?? benchWorker("prove", entry);
  builds.set(entry, known);
  return known;
}

/** SQL for the rows of a day on which all sources worked. */
export function seedRows(contests: number, hackathons: number): string[] {
  const numbers = (count: number) =>
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`;
  const time = (column: string) => `strftime('%Y-%m-%dT%H:%M:%S.000Z', ${column})`;
  return [
    `${numbers(contests)} insert into contests (id, event, start_time, end_time, resource, href, popularity_score, source, link_key)
     select 'seed:' || i, 'Contest ' || i, ${time("1900000000 + i * 600")}, ${time("1900007200 + i * 600")},
       'codeforces.com', 'https://codeforces.com/contests/' || i, i * 7919 % 101, 'codeforces', 'codeforces.com/contests/' || i from n`,
    `${numbers(hackathons)} insert into hackathon_contests ("Hackathon Name", "Registration Link", "Registration Deadline",
       "Hackathon Date", "Source", "Skills", id, origin, starts, ends)
     select 'Hackathon ' || i, 'https://devfolio.co/' || i, 'Not Specified', 'March 5 2030', 'Devfolio', 'AI', 'seed:' || i,
       'devfolio', ${time("1900000000 + i * 600")}, ${time("1900086400 + i * 600")} from n`,
  ];
}
