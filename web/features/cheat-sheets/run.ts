export type RunnableLanguage = "javascript" | "sql" | "python";

/** The result of a query. Every cell is text. */
export type Table = { columns: string[]; rows: string[][] };

/**
 * A message from a worker. `loaded` is how many bytes of the engine have arrived. `isBusy`: the
 * code has ended, but its tasks or timers are still running.
 */
export type RunMessage =
  | { ready: true }
  | { loaded: number }
  | { print: string }
  | { table: Table }
  | { done: true; failed: boolean; isBusy?: boolean };

/** `take` makes the run use newer code. Returns false once the code has started. */
export type Run = { stop: () => void; take: (code: string) => boolean };

type Events = {
  /** This many bytes of the engine have arrived. */
  onLoaded: (bytes: number) => void;
  /** The engine is loaded and the code starts. */
  onBegin: () => void;
  onPrint: (printed: string | Table) => void;
  /** "not loaded": the engine could not be loaded, so the code did not start. */
  onDone: (how: "done" | "failed" | "not loaded" | "too long" | "too much") => void;
};

const timeLimit = 10_000;
const maxOutput = 50_000;

/**
 * Runs a visitor's code in a worker, for at most ten seconds or 50,000 printed characters. The
 * worker's policy, in scripts/headers-file.ts, blocks requests to other sites.
 */
export function run(
  language: RunnableLanguage,
  code: string,
  setup: string,
  { onLoaded, onBegin, onPrint, onDone }: Events,
): Run {
  const warm = idle.get(language);
  const worker = warm ?? newWorker(language);
  idle.delete(language);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let printed = 0;
  let hasBegun = false;
  let newest = code;
  let isOver = false; // once true, another run may use the worker

  const stop = () => {
    clearTimeout(timer);
    if (!isOver) worker.terminate();
    isOver = true;
  };
  const take = (newer: string) => {
    if (hasBegun || isOver) return false;
    newest = newer;
    return true;
  };
  const end = (how: Parameters<typeof onDone>[0]) => {
    stop();
    onDone(how);
  };
  const begin = () => {
    hasBegun = true;
    onBegin();
    timer = setTimeout(() => end("too long"), timeLimit);
    worker.postMessage({ code: newest, setup });
  };

  const print = (output: string | Table, length: number) => {
    printed += length;
    if (printed > maxOutput) end("too much");
    else onPrint(output);
  };

  worker.onmessage = ({ data }: MessageEvent<RunMessage>) => {
    if (isOver) return;
    if ("ready" in data) {
      started.add(language);
      begin();
    } else if ("loaded" in data) {
      onLoaded(data.loaded);
    } else if ("print" in data) {
      print(data.print, data.print.length);
    } else if ("table" in data) {
      print(data.table, data.table.rows.flat().join(" ").length);
    } else {
      if (language !== "javascript" && !data.isBusy) {
        isOver = true;
        keepForReuse(language, worker);
      }
      stop();
      onDone(data.failed ? "failed" : "done");
    }
  };
  worker.onerror = (event) => {
    event.preventDefault();
    if (!hasBegun) return end("not loaded");
    onPrint(`${event.message}\n`);
    end("failed");
  };
  if (warm) begin();
  return { stop, take };
}

/** The languages whose engine has started since the page was loaded. Their files are cached. */
const started = new Set<RunnableLanguage>();

/**
 * Whether the engine has started before. Another start, such as after a stop, downloads nothing.
 */
export const hasStarted = (language: RunnableLanguage) => started.has(language);

/**
 * Workers to reuse. SQL and Python start slowly, and a run leaves nothing behind for the next run.
 * JavaScript starts at once but leaves globals behind, so its worker is not reused.
 */
const idle = new Map<RunnableLanguage, Worker>();

function keepForReuse(language: RunnableLanguage, worker: Worker) {
  idle.get(language)?.terminate();
  idle.set(language, worker);
}

function newWorker(language: RunnableLanguage): Worker {
  if (language === "sql") return new Worker(new URL("./run-sql.ts", import.meta.url), { type: "module" });
  if (language === "python") return new Worker(new URL("./run-python.ts", import.meta.url), { type: "module" });
  return new Worker(new URL("./run-javascript.ts", import.meta.url), { type: "module" });
}
