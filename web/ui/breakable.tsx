import type { ReactNode } from "react";

/** A name that wraps behind a slash before it breaks in a word, such as "owner/repository". */
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
