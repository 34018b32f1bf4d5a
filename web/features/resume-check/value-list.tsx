import { useEffect, useRef } from "react";
import type { Seen, SeenGroup } from "#domain/resume-check/seen.ts";
import { Badge } from "#web/ui/badge.tsx";
import type { Marked } from "./checkup.ts";

/** Values of at most this many characters share a row. */
const maxShortText = 22;

type Props = {
  groups: SeenGroup[];
  marked: Marked;
  /** Marks the place of a value. Undefined if the file has no pages. */
  onMark: ((marked: Marked) => void) | undefined;
};

/** The values that were read, in groups. */
export function ValueList({ groups, marked, onMark }: Props) {
  return (
    <div className="space-y-6">
      {groups.map(({ title, note, values }) => (
        <div key={title}>
          <h3 className="text-lg">{title}</h3>
          {note && <p className="text-sm text-muted">{note}</p>}
          <ul className="mt-2 grid grid-cols-2 gap-1">
            {values.map((value) => (
              <li key={value.id} className={value.text.length > maxShortText ? "col-span-2" : ""}>
                {value.at && onMark ? (
                  <Place value={value} isMarked={isSame(value, marked)} onMark={onMark} />
                ) : (
                  <div className="px-3 py-1.5">
                    <ValueText value={value} />
                  </div>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/**
 * Whether the mark is this value. A mark may also be a finding, which has a text and a place but no
 * id.
 */
function isSame(value: Seen, marked: Marked): boolean {
  return marked !== undefined && value.text === marked.text && value.at?.y === marked.at?.y;
}

type PlaceProps = { value: Seen; isMarked: boolean; onMark: (marked: Marked) => void };

function Place({ value, isMarked, onMark }: PlaceProps) {
  const button = useRef<HTMLButtonElement>(null);

  // Follows the mark: when the visitor presses a place on the page, scrolls to its value.
  useEffect(() => {
    if (isMarked && document.activeElement !== button.current) button.current?.scrollIntoView({ block: "nearest" });
  }, [isMarked]);

  return (
    <button
      ref={button}
      type="button"
      aria-pressed={isMarked}
      onClick={() => onMark(isMarked ? undefined : value)}
      className={`w-full scroll-mt-[calc(50vh-6rem)] scroll-mb-8 rounded-xl border px-3 py-1.5 text-left transition-colors ${
        isMarked ? "border-accent bg-tint" : "border-transparent hover:bg-sunken"
      }`}
    >
      <ValueText value={value} />
    </button>
  );
}

function ValueText({ value: { label, text, isSure } }: { value: Seen }) {
  return (
    <>
      <span className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {label}
        {!isSure && <Badge tone="warn">Not sure</Badge>}
      </span>{" "}
      <span dir="auto" className="line-clamp-4 text-[0.9375rem] wrap-anywhere whitespace-pre-line">
        {text}
      </span>
    </>
  );
}
