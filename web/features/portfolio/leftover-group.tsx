import { Check, ChevronDown } from "lucide-react";
import { useEffect, useRef } from "react";
import type { Edit } from "#domain/portfolio/edit.ts";
import type { Leftover } from "#domain/portfolio/leftovers.ts";
import { placesFor } from "#domain/portfolio/line-places.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/field.tsx";
import { useEditor } from "./editor-context.ts";

/**
 * Lines of the resume that are in no field. The visitor places each line or leaves it out, and the
 * focus moves to the next line. After the last line, a sentence says so and takes the focus.
 */
export function LeftoverGroup({ left, isPlacing }: { left: Leftover[]; isPlacing: boolean }) {
  const { edit } = useEditor();
  const group = useRef<HTMLDivElement>(null);
  const next = useRef(isPlacing ? 0 : undefined);
  const settle = (row: number, change: Edit) => {
    next.current = row;
    edit(change);
  };

  // Follows the lines: the focused line may be gone.
  useEffect(() => {
    if (next.current === undefined || !group.current) return;
    const selects = group.current.querySelectorAll("select");
    const row = Math.min(next.current, left.length - 1);
    (selects[row] ?? group.current.querySelector("p"))?.focus();
    next.current = undefined;
  }, [left.length]);

  return (
    <div ref={group} className="border-b border-line">
      {left.length > 0 ? <Lines left={left} isPlacing={isPlacing} onSettle={settle} /> : <Done />}
    </div>
  );
}

/**
 * Replaces the last line and says that none is left. It takes the focus, so that it is read out.
 */
function Done() {
  return (
    <p tabIndex={-1} className="flex min-h-13 items-center gap-2 px-5 text-[0.9375rem] text-muted -outline-offset-2">
      <Check aria-hidden="true" className="size-4" />
      No lines are left over.
    </p>
  );
}

type LinesProps = { left: Leftover[]; isPlacing: boolean; onSettle: (row: number, change: Edit) => void };

function Lines({ left, isPlacing, onSettle }: LinesProps) {
  const { draft } = useEditor();
  const places = placesFor(draft.data);
  return (
    <details open={isPlacing} className="group">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-2 px-5 font-semibold -outline-offset-2 hover:bg-sunken">
        Left over
        <Badge>{left.length === 1 ? "1 line" : `${left.length} lines`}</Badge>
        <ChevronDown
          aria-hidden="true"
          className="ml-auto size-4 text-muted transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="px-5 pb-5">
        <p className="text-sm text-muted">
          Your resume says this, and no field has it. Place what belongs on your site.
        </p>
        <ul className="mt-3 divide-y divide-line">
          {left.map(({ at, text }, row) => (
            <li key={at} className="space-y-2 py-3">
              <p dir="auto" className="text-[0.9375rem] wrap-break-word">
                {text}
              </p>
              <div className="flex flex-wrap items-end gap-2">
                <SelectField
                  label={<span className="sr-only">Place this line: {text}</span>}
                  className="min-w-40 flex-1"
                  value=""
                  onChange={(event) => onSettle(row, { kind: "place", at, path: event.target.value })}
                >
                  <option value="" disabled>
                    Place it in …
                  </option>
                  {places.map(({ path, name }) => (
                    <option key={path} value={path}>
                      {name}
                    </option>
                  ))}
                </SelectField>
                <Button variant="secondary" onClick={() => onSettle(row, { kind: "confirm", path: `lines.${at}` })}>
                  <Check aria-hidden="true" className="size-4" />
                  Leave out
                  <span className="sr-only">: {text}</span>
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </details>
  );
}
