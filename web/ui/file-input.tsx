import type { Ref } from "react";

type Props = {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The file types to offer, as in the accept attribute. */
  accept: string;
  onFile: (file: File) => void;
};

/** A hidden file input. A button opens it with click(). The same file can be chosen again. */
export function FileInput({ ref, label, accept, onFile }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      accept={accept}
      aria-label={label}
      className="hidden"
      onChange={({ target }) => {
        const file = target.files?.[0];
        if (file) onFile(file);
        target.value = "";
      }}
    />
  );
}
