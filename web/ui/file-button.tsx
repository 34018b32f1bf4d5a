import { Upload } from "lucide-react";
import { useRef } from "react";
import { Button } from "./button.tsx";
import { FileInput } from "./file-input.tsx";

type Props = {
  label: string;
  /** Kinds of files to offer, as in the accept attribute. */
  accept: string;
  onText: (text: string) => void;
};

const largestFile = 5_000_000;

/**
 * Asks for a text file; one of more than 5 MB is handed over as "", which no reader takes for its
 * own.
 */
export function FileButton({ label, accept, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File) => onText(file.size > largestFile ? "" : await file.text().catch(() => ""));

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
