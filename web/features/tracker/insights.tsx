import { useMemo } from "react";
import {
  type Insights as Found,
  insightsOf,
  minGroupSize,
  type Share,
  type Typical,
} from "#domain/tracker/insights.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/** Counts and medians of the records. Each median has the number of its records. */
export function Insights({ records, now }: { records: TrackerRecord[]; now: number }) {
  const found = useMemo(() => insightsOf(records, now), [records, now]);
  if (found.sent === 0) return null;
  return (
    <section aria-labelledby="insights-title" className="mt-12">
      <h2 id="insights-title" className="text-xl">
        So far
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4 lg:grid-cols-6">
        {figuresOf(found).map(({ name, value, note }) => (
          <div key={name} className="card p-4">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="text-2xl font-extrabold tabular-nums">{value}</dd>
            {note && <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-muted">
        Each application counts for the stage it is in and those before it, and a closed one as far as it came.
      </p>
      <Shares title="By where it was found" shares={found.bySource} />
      <Shares title="By resume" shares={found.byResume} />
    </section>
  );
}

function figuresOf({ sent, replies, interviews, offers, daysToReply, daysToInterview }: Found) {
  return [
    { name: "Sent", value: String(sent) },
    { name: "Replies", value: String(replies) },
    { name: "Got an interview", value: String(interviews) },
    { name: "Offers", value: String(offers) },
    ...typical("Days to a reply", daysToReply),
    ...typical("Days to an interview", daysToInterview),
  ].map((figure): { name: string; value: string; note?: string } => figure);
}

/** Shows a median if there are enough records. */
function typical(name: string, found: Typical) {
  return found ? [{ name, value: String(found.days), note: `median of ${found.n}` }] : [];
}

function Shares({ title, shares }: { title: string; shares: Share[] }) {
  if (shares.length === 0) return null;
  return (
    <>
      <h3 className="mt-5 text-[0.9375rem]">
        {title} <span className="font-normal text-muted">(from {minGroupSize} sent on)</span>
      </h3>
      <ul className="mt-1.5 text-[0.9375rem]">
        {shares.map(({ name, sent, replies }) => (
          <li key={name} className="wrap-anywhere">
            {name}: {replies} of {sent} answered
          </li>
        ))}
      </ul>
    </>
  );
}
