import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { inputStyle } from "./field.tsx";

/** A search input; its placeholder is its label. */
export function SearchBox({
  value,
  onChange,
  placeholder,
  className = "",
  ...input
}: Omit<ComponentProps<"input">, "onChange"> & { onChange: (value: string) => void; placeholder: string }) {
  return (
    <div className={`relative ${className}`}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3.5 size-4.5 -translate-y-1/2 text-muted"
      />
      <input
        type="search"
        autoComplete="off"
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
