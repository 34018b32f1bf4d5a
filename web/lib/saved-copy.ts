import { copyAnsweredKey } from "#domain/storage-keys.ts";
import { dayOf } from "#domain/tracker/record.ts";
import { store } from "./storage.ts";

/** Keeps that a copy was saved or put off today, so that nobody is asked for a while. */
export function answerCopyReminder(): void {
  store(copyAnsweredKey, dayOf(new Date()));
}
