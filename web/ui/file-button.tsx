import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "./button.tsx";
import { FileInput } from "./file-input.tsx";

type Props = {
  label: string;
  /** Kinds of files to offer, as in the accept attribute. */
  accept: string;
  /** In bytes. */
  largest?: number;
  onText: (text: string) => void;
};

/**
 * Asks for a text file; one that is too large, more than 5 MB if nothing else is said, is handed
 * over as "", which no reader takes for its own.
 */
export function FileButton({ label, accept, largest = 5_000_000, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File) => onText(file.size > largest ? "" : await file.text().catch(() => ""));

  return (
    <>
      <Button variant="secondary" onClick={() => input.current?.click()}>
        <Upload aria-hidden="true" className="size-4" />
        {label}
      </Button>
      <FileInput ref={input} label={label} accept={accept} onFile={read} />
    </>
  );
}
