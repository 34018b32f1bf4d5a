import { readdirSync, readFileSync } from "node:fs";
import { convertV4MiniflareOptions, Miniflare } from "miniflare";
import { benchWorker, migrations } from "../bench/worker.ts";

type SiteOptions = {
  /** A folder that keeps the database; in memory without it. */
  folder?: string;
  bindings?: Record<string, string>;
  entry?: string;
  /** The files of the migrations to apply; all without it. */
  migrations?: string[];
  /** Whether `heapOf` will look into it. */
  isInspected?: boolean;
};

export type Site = {
  url: string;
  mf: Miniflare;
  /** The process that runs the worker. */
  pid: number;
  stop(): Promise<void>;
};

/**
 * The worker as it is built for production, on a port of its own, with a database that has all
 * migrations.
 */
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

/** The workerd processes that this process has started. */
function workerds(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const [, , parent] = readFileSync(`/proc/${id}/stat`, "utf8").replace(/.*\) /, "x ").split(" ");
        return Number(parent) === process.pid && readFileSync(`/proc/${id}/comm`, "utf8").startsWith("workerd");
      } catch {
        return false; // It has just ended.
      }
    })
    .map(Number);
}

/** Megabytes of memory that the process holds. */
export function memoryOf(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Asks for the megabytes that the worker's own isolate uses. The process holds more: those of the
 * local stand-ins for D1, KV and the cache.
 */
export async function heapOf({ mf }: Site): Promise<() => Promise<number>> {
  const inspector = new URL(String(await mf.getInspectorURL()));
  const targets = await (await fetch(`http://${inspector.host}/json`)).json();
  const { webSocketDebuggerUrl } = (targets as { id: string; webSocketDebuggerUrl: string }[]).find(
    ({ id }) => id === "core:user:prove",
  ) ?? { webSocketDebuggerUrl: "" };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  return async () => {
    const answer = new Promise<MessageEvent>((resolve) => socket.addEventListener("message", resolve, { once: true }));
    socket.send(JSON.stringify({ id: 1, method: "Runtime.getHeapUsage" }));
    const { usedSize, backingStorageSize } = JSON.parse(String((await answer).data)).result;
    return (usedSize + backingStorageSize) / 2 ** 20;
  };
}

/** Milliseconds of CPU that the process has used so far, in steps of ten. */
export function cpuOf(pid: number): number {
  const [, user = "0", system = "0"] =
    /\) \S(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return (Number(user) + Number(system)) * 10;
}

/** Rows as a day of good sources leaves them. */
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
