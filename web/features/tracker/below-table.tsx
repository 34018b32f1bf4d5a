import { memo } from "react";
import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { BookmarkLink } from "./bookmark-link.tsx";
import { ImportExport } from "./import-export.tsx";
import { Insights } from "./insights.tsx";

/**
 * The browser skips this part while it is out of view, so a change of the records stays fast.
 * The padding leaves room for focus outlines, which would be clipped.
 */
const skippable = "-m-1 p-1 [content-visibility:auto] [contain-intrinsic-size:auto_48rem]";

/** The part below the records: figures, import and export, the bookmark, and a privacy note. */
export const BelowTable = memo(function BelowTable({ records, now }: { records: TrackerRecord[]; now: number }) {
  return (
    <div className={skippable}>
      <Insights records={records} now={now} />
      <ImportExport records={records} now={now} />
      <BookmarkLink />
      <p className="mt-10 max-w-2xl text-[0.9375rem] text-muted">
        All of this is kept in this browser, on this device. It leaves it only when you move it to another device:
        encrypted, and for ten minutes. You find it, export it and delete it in{" "}
        <Link to={screens["your-data"].path} className="text-accent underline underline-offset-3">
          Your data
        </Link>
        .
      </p>
    </div>
  );
});
