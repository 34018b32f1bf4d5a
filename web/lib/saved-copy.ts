import { copyAnsweredKey } from "#domain/storage-keys.ts";
import { dayOf } from "#domain/time.ts";
import { store } from "./storage.ts";

/** Stores that the visitor saved or declined a copy today, so that the reminder pauses. */
export function answerCopyReminder(): void {
  store(copyAnsweredKey, dayOf(new Date()));
}
