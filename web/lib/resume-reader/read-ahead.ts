import type { ReadyAnswer } from "#domain/portfolio/first-draft.ts";
import { readOnDevice } from "./read-on-device.ts";
import type { Stage } from "./reader-messages.ts";

/** The reading of a file whose result nobody has asked for yet. */
export type ReadAhead = {
  file: File;
  answer: Promise<ReadyAnswer>;
  /** Reports the current stage, and every later stage. */
  follow: (onStage: (stage: Stage) => void) => void;
  /** Ends the reading, unless it is already done. */
  end: () => void;
};

/** Starts to read a file on the device before its result is asked for. */
export function readAhead(file: File): ReadAhead {
  const ended = new AbortController();
  let reached: Stage | undefined;
  let report: ((stage: Stage) => void) | undefined;
  const answer = readOnDevice(
    file,
    (stage) => {
      reached = stage;
      report?.(stage);
    },
    ended.signal,
  );
  answer.catch(() => {}); // whoever asks for the answer handles the failure
  return {
    file,
    answer,
    follow: (onStage) => {
      report = onStage;
      if (reached) onStage(reached);
    },
    end: () => ended.abort(),
  };
}
