import { memo, useMemo, useState } from "react";
import { dayOf } from "#domain/time.ts";
import { due, isPressing } from "#domain/tracker/agenda.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { Button } from "#web/ui/button.tsx";
import { StepLine } from "./step-line.tsx";

type Props = { records: TrackerRecord[]; now: number; onOpen: (record: TrackerRecord) => void };

const usuallyShown = 3;

/** The steps that are due today or overdue. Urgent steps are never folded away. */
export const DueList = memo(function DueList({ records, now, onOpen }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const steps = useMemo(() => due(records, now), [records, now]);
  if (steps.length === 0) return null;
  const today = dayOf(new Date(now));
  const shownAtOnce = Math.max(usuallyShown, steps.filter(({ step }) => isPressing(step, today)).length);
  const shown = showsAll ? steps : steps.slice(0, shownAtOnce);
  return (
    <section aria-labelledby="due-title" className="mb-6 rounded-card bg-tint px-5 py-4">
      <h2 id="due-title" className="text-lg">
        Due now ({steps.length})
      </h2>
      <ul className="mt-1 *:last:border-b-0">
        {shown.map(({ record, step }) => (
          <StepLine key={`${record.id} ${step.kind}`} record={record} step={step} hasDay onOpen={onOpen} />
        ))}
      </ul>
      {steps.length > shownAtOnce && (
        <Button variant="secondary" size="small" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? "Fewer" : `All ${steps.length}`}
        </Button>
      )}
    </section>
  );
});
