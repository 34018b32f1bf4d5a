import { type ComponentProps, useState } from "react";
import { SearchBox } from "../search-box.tsx";

/**
 * A search field that shows keystrokes at once. Its value may follow later, with the answer. A
 * changed value replaces the text.
 */
export function TypedSearch({ value, onChange, ...box }: ComponentProps<typeof SearchBox> & { value: string }) {
  const [followed, setFollowed] = useState(value);
  const [typed, setTyped] = useState(value);
  if (value !== followed) {
    setFollowed(value);
    setTyped(value);
  }
  return (
    <SearchBox
      {...box}
      value={typed}
      onChange={(text) => {
        setTyped(text);
        onChange(text);
      }}
    />
  );
}
