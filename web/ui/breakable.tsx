import type { ReactNode } from "react";

/** A name such as "owner/repository". It wraps after a slash before it breaks within a word. */
export function Breakable({ name }: { name: string }) {
  return name.split(/(?<=\/)/).reduce<ReactNode>(
    (before, part) =>
      before ? (
        <>
          {before}
          <wbr />
          {part}
        </>
      ) : (
        part
      ),
    "",
  );
}
