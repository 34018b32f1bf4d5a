import { Upload } from "lucide-react";
import { useRef } from "react";
import { decoded } from "#domain/text/decoded.ts";
import { Button } from "./button.tsx";
import { FileInput } from "./file-input.tsx";

type Props = {
  label: string;
  /** The file types to offer, as in the accept attribute. */
  accept: string;
  /** The largest size in bytes. */
  largest?: number;
  onText: (text: string) => void;
};

/**
 * Reads a text file that the visitor chooses. The file need not be UTF-8, since Excel writes other
 * encodings. If the file is too large, by default over 5 MB, `onText` gets "". Every caller rejects
 * "" as invalid.
 */
export function FileButton({ label, accept, largest = 5_000_000, onText }: Props) {
  const input = useRef<HTMLInputElement>(null);

  const read = async (file: File) => onText(file.size > largest ? "" : await textOf(file).catch(() => ""));

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

const textOf = async (file: File) => decoded(new Uint8Array(await file.arrayBuffer()));
