import type { Sorted } from "#domain/tracker/repeats.ts";

type Props = { rows: number; sorted: Sorted; isAllWanted: boolean; onAllWanted: (isWanted: boolean) => void };

/** The numbers of new and duplicate rows, and a choice to add the duplicates too. */
export function SheetSummary({ rows, sorted, isAllWanted, onAllWanted }: Props) {
  const [fresh, tracked, repeated] = [sorted.fresh.length, sorted.tracked.length, sorted.repeated.length];
  return (
    <>
      <p role="status" className="mt-4 font-semibold">
        {fresh + tracked + repeated} of {rows} rows have a title or a company.
        {tracked > 0 && ` ${tracked} ${tracked === 1 ? "is" : "are"} in your tracker already.`}
        {repeated > 0 && ` ${repeated} ${repeated === 1 ? "repeats another row." : "repeat other rows."}`}
      </p>
      {tracked + repeated > 0 && (
        <label className="mt-2 flex min-h-11 w-fit cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className="size-4 accent-accent"
            checked={isAllWanted}
            onChange={(event) => onAllWanted(event.target.checked)}
          />
          Add them too
        </label>
      )}
    </>
  );
}
