import { useLayoutEffect, useRef, useState } from "react";
import { examplePosting } from "#domain/job-match/example-posting.ts";
import { maxPostingLength } from "#domain/job-match/posting-limit.ts";
import { jobPostingKey, namedJobKey } from "#domain/storage-keys.ts";
import { forget, readStored, store, useStored } from "#web/lib/storage.ts";
import { replaceWithUndo } from "#web/lib/toast.ts";
import { readPostingFile } from "./read-posting.ts";

/**
 * The posting to compare. The visitor has typed it, read it from a file, or stored it last time.
 */
export function usePosting() {
  const kept = useStored(jobPostingKey);
  const [typed, setTyped] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  const [reading, setReading] = useState<{ isBusy: boolean; problem?: string | undefined }>({ isBusy: false });
  const posting = typed ?? kept ?? "";

  // Follows the posting, so that a later Undo acts on the text of that moment.
  const latest = useRef(posting);
  useLayoutEffect(() => {
    latest.current = posting;
  });

  const change = (text: string) => {
    setTyped(text);
    setReading({ isBusy: false });
    if (text === "") forget(namedJobKey);
    if (text === "" || text === examplePosting) {
      setIsKept(true);
      forget(jobPostingKey);
    } else setIsKept(text.length <= maxPostingLength && store(jobPostingKey, text));
  };

  // With the posting, Undo also restores the corrections of the job's names.
  const get = () => ({ text: latest.current, named: readStored(namedJobKey) });
  const set = ({ text, named }: ReturnType<typeof get>) => {
    change(text);
    if (named !== null) store(namedJobKey, named);
  };

  /** Offers Undo, unless the old text is empty, the example, or the same as the new text. */
  const replace = (text: string, title: string) => {
    if (["", examplePosting, text].includes(latest.current)) change(text);
    else replaceWithUndo({ get, set }, { text, named: null }, title);
  };

  const read = async (chosen: File) => {
    setReading({ isBusy: true });
    const { text, problem } = await readPostingFile(chosen);
    if (text) replace(text, "The file took the place of the posting");
    setReading({ isBusy: false, problem });
  };

  return { posting, reading, isKept, change, clear: () => replace("", "Cleared"), read, show: setTyped };
}
