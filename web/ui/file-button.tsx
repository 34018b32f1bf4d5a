import { Upload } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "./button.tsx";

type Props = {
  label: string;
  /** Kinds of files to offer, as in the accept attribute. */
  accept: string;
  onText: (text: string) => void;
};

const largestFile = 5_000_000;

/** Asks for a text file; one of more than 5 MB is handed over as "", which no reader takes for its own. */
export function FileButton({ label, accept, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) onText(file.size > largestFile ? "" : await file.text().catch(() => ""));
    target.value = ""; // the same file can be chosen again
  };

  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <input ref={input} type="file" accept={accept} aria-label={label} tabIndex={-1} onChange={read} hidden />
    </>
  );
}
