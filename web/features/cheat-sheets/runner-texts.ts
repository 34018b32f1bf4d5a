import type { RunnableLanguage } from "./run.ts";

export const states = {
  running: "Running...",
  done: "Finished.",
  failed: "Ended with an error.",
  "not loaded": "Running needs a connection the first time. Check your connection, then try again.",
  "too long": "Stopped after ten seconds.",
  "too much": "Stopped: too much output.",
  stopped: "Stopped.",
};

export const engines: Record<RunnableLanguage, string> = {
  javascript: "Runs in your browser",
  sql: "SQLite in your browser, about 0.5 MB once",
  python: "Python 3.14 in your browser, about 6 MB once",
};

/** The uncompressed size of the Python files that the worker fetches. */
export const pythonBytes = 12_262_932;

export const loadedPercent = (bytes: number) => Math.min(100, Math.round((100 * bytes) / pythonBytes));

export const loading: Record<RunnableLanguage, string> = {
  javascript: "Running...",
  sql: "Loading 0.5 MB, once...",
  python: "Loading 6 MB, once...",
};

/** Shown instead when the engine starts again, such as after a stop. */
export const startingAgain: Record<RunnableLanguage, string> = {
  javascript: "Running...",
  sql: "Starting SQLite again...",
  python: "Starting Python again...",
};
