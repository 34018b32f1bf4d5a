import { readdirSync, readFileSync } from "node:fs";
import type { Miniflare } from "miniflare";

/** The ids of the workerd processes that this process started. */
export function workerds(): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((id) => {
      try {
        const [, , parent] = readFileSync(`/proc/${id}/stat`, "utf8").replace(/.*\) /, "x ").split(" ");
        return Number(parent) === process.pid && readFileSync(`/proc/${id}/comm`, "utf8").startsWith("workerd");
      } catch {
        return false; // the process has just ended
      }
    })
    .map(Number);
}

/** The resident memory of a process in megabytes. */
export function memoryOf(pid: number): number {
  const [, kilobytes = "0"] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Makes a function that measures the heap of the worker's own isolate in megabytes. The whole
 * process would include the local stand-ins for D1, KV and the cache.
 */
export async function heapOf({ mf }: { mf: Miniflare }): Promise<() => Promise<number>> {
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

/** The CPU time that a process has used so far, in milliseconds, in steps of ten. */
export function cpuOf(pid: number): number {
  const [, user = "0", system = "0"] =
    /\) \S(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return (Number(user) + Number(system)) * 10;
}
