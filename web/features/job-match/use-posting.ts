import { useState } from "react";
import { maxPostingLength } from "#domain/job-match/posting-limit.ts";
import { jobPostingKey } from "#domain/storage-keys.ts";
import { forget, store, useStored } from "#web/lib/storage.ts";
import { readPostingFile } from "./read-posting.ts";

/** The posting that is compared: as typed or read from a file, else as this browser keeps it. */
export function usePosting() {
  const kept = useStored(jobPostingKey);
  const [typed, setTyped] = useState<string>();
  const [isKept, setIsKept] = useState(true);
  const [reading, setReading] = useState<{ isBusy: boolean; problem?: string | undefined }>({ isBusy: false });
  const change = (text: string) => {
    setTyped(text);
    setReading({ isBusy: false });
    setIsKept(text.length <= maxPostingLength && store(jobPostingKey, text));
  };

  const clear = () => {
    setTyped("");
    setReading({ isBusy: false });
    setIsKept(true);
    forget(jobPostingKey);
  };

  const read = async (chosen: File) => {
    setReading({ isBusy: true });
    const { text, problem } = await readPostingFile(chosen);
    if (text) change(text);
    setReading({ isBusy: false, problem });
  };

  return { posting: typed ?? kept ?? "", reading, isKept, change, clear, read, show: setTyped };
}
