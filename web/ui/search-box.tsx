import { Search } from "lucide-react";
import { type ComponentProps, useEffect, useRef } from "react";
import { slashKey } from "#domain/storage-keys.ts";
import { isSlash } from "#web/lib/slash.ts";
import { useStored } from "#web/lib/storage.ts";
import { inputStyle } from "./field.tsx";

/**
 * The search field of a page. The placeholder is its label. "/" focuses it, unless switched off.
 */
export function SearchBox({
  value,
  onChange,
  placeholder,
  className = "",
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & { onChange: (value: string) => void; placeholder: string }) {
  const box = useRef<HTMLDivElement>(null);
  const isSlashOff = useStored(slashKey) !== null;

  // Follows the keyboard: "/" focuses the search.
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSlash(event)) return;
      event.preventDefault();
      box.current?.querySelector("input")?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <div ref={box} className={`relative ${className}`}>
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
