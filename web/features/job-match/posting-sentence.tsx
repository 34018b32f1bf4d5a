import type { PostingLine } from "#domain/job-match/blocks.ts";
import type { Place } from "#domain/job-match/requirements.ts";

/** A line of the posting with the given place marked. */
export function PostingSentence({ lines, place: { line, start, end } }: { lines: PostingLine[]; place: Place }) {
  const { text } = lines[line] as PostingLine;
  return (
    <p dir="auto" className="text-[0.9375rem] wrap-anywhere text-muted">
      {start > 160 ? `…${text.slice(start - 160, start)}` : text.slice(0, start)}
      <mark className="rounded-sm bg-tint text-ink">{text.slice(start, end)}</mark>
      {text.length > end + 160 ? `${text.slice(end, end + 160)}…` : text.slice(end)}
    </p>
  );
}
