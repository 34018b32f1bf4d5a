import { useLayoutEffect, useRef, useState } from "react";
import { maxPostingLength } from "#domain/job-match/posting-limit.ts";
import { jobPostingKey } from "#domain/storage-keys.ts";
import { forget, store, useStored } from "#web/lib/storage.ts";
import { exchange } from "#web/lib/toast.ts";
import { examplePosting } from "./example-posting.ts";
import { readPostingFile } from "./read-posting.ts";

/** The posting that is compared: as typed or read from a file, else as this browser keeps it. */
export function usePosting() {
  const kept = useStored(jobPostingKey);
  const [typed, setTyped] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  const [reading, setReading] = useState<{ isBusy: boolean; problem?: string | undefined }>({ isBusy: false });
  const posting = typed ?? kept ?? "";

  // Follows the posting: an Undo comes after other changes.
  const latest = useRef(posting);
  useLayoutEffect(() => {
    latest.current = posting;
  });

  const change = (text: string) => {
    setTyped(text);
    setReading({ isBusy: false });
    if (text === "" || text === examplePosting) {
      setIsKept(true);
      forget(jobPostingKey);
    } else setIsKept(text.length <= maxPostingLength && store(jobPostingKey, text));
  };

  /** What stood there before can be brought back, unless it is no text of the visitor. */
  const replace = (text: string, said: string) => {
    if (["", examplePosting, text].includes(latest.current)) change(text);
    else exchange({ now: () => latest.current, put: change }, text, said);
  };

  const read = async (chosen: File) => {
    setReading({ isBusy: true });
    const { text, problem } = await readPostingFile(chosen);
    if (text) replace(text, "The file took the place of the posting");
    setReading({ isBusy: false, problem });
  };

  return { posting, reading, isKept, change, clear: () => replace("", "Cleared"), read, show: setTyped };
}
