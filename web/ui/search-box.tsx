import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { slashKey } from "#domain/storage-keys.ts";
import { useStored } from "#web/lib/storage.ts";
import { inputStyle } from "./field.tsx";

/**
 * The search field of a page. web/layout/palette-button.tsx focuses it when "/" is pressed. The
 * placeholder is also its label.
 */
export function SearchBox({
  value,
  onChange,
  placeholder,
  className = "",
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & { onChange: (value: string) => void; placeholder: string }) {
  const isSlashOff = useStored(slashKey) !== null;

  return (
    <div className={`relative ${className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        autoComplete="off"
        aria-keyshortcuts={isSlashOff ? undefined : "/"}
        {...input}
        aria-label={placeholder}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`${inputStyle} pl-10.5 [&::-webkit-search-cancel-button]:grayscale`}
      />
    </div>
  );
}
