import { readdirSync, readFileSync } from "node:fs";
import type { Miniflare } from "miniflare";

/** The workerd processes that this process has started. */
export function workerds(): number[] {
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

/** Milliseconds of CPU that the process has used so far, in steps of ten. */
export function cpuOf(pid: number): number {
  const [, user = "0", system = "0"] =
    /\) \S(?: \S+){10} (\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
  return (Number(user) + Number(system)) * 10;
}
