import { useState } from "react";
import type { SeenGroup } from "#domain/resume-check/seen.ts";
import type { PagePicture } from "#web/lib/resume-reader/reader-messages.ts";
import { Chip } from "#web/ui/chip.tsx";
import type { Marked } from "./checkup.ts";
import { PageSheet } from "./page-sheet.tsx";
import { ValueList } from "./value-list.tsx";

export const machineViewId = "machine-view";

type Props = {
  groups: SeenGroup[];
  pages: PagePicture[];
  marked: Marked;
  onMark: (marked: Marked) => void;
};

/**
 * The page, next to the values that were read from it. Choosing a value marks its place, and vice
 * versa.
 */
export function MachineView({ groups, pages, marked, onMark }: Props) {
  const [turned, setTurned] = useState(0);
  const shown = marked?.at?.page ?? turned;
  const page = pages[shown];
  const values = groups.flatMap(({ values }) => values);
  const turnTo = (at: number) => {
    onMark(undefined);
    setTurned(at);
  };
  return (
    <section id={machineViewId} aria-labelledby="machine">
      <h2 id="machine" className="text-2xl">
        What a machine sees
      </h2>
      <p className="mt-1 text-muted">
        {page
          ? "Press a value to see where it stands, or a place on the page to see what was read there."
          : "Only a PDF has a page to show. Drop one to see each value in its place."}
      </p>
      <div className={page ? "mt-5 grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]" : "mt-5"}>
        {page && (
          <div className="sticky top-16 z-10 self-start max-lg:low:static bg-page pt-2 lg:top-18">
            {pages.length > 1 && (
              <fieldset className="mb-3 flex gap-2">
                <legend className="sr-only">Page</legend>
                {pages.map(({ number }) => (
                  <Chip key={number} pressed={number === shown + 1} onClick={() => turnTo(number - 1)}>
                    Page {number}
                  </Chip>
                ))}
              </fieldset>
            )}
            <PageSheet key={shown} at={shown} page={page} values={values} marked={marked} onMark={onMark} />
          </div>
        )}
        <ValueList groups={groups} marked={marked} onMark={page ? onMark : undefined} />
      </div>
    </section>
  );
}
