import { TriangleAlert } from "lucide-react";
import type { JobMatch } from "#domain/job-match/match.ts";
import { PostingSentence } from "./posting-sentence.tsx";

export function Signs({ match: { signs, lines } }: { match: JobMatch }) {
  if (signs.length === 0) return;
  return (
    <section aria-labelledby="signs" className="rounded-card bg-warn-tint px-5 py-4">
      <h3 id="signs" className="flex items-center gap-2 text-lg text-warn">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        Look twice at this posting
      </h3>
      <ul className="mt-2 space-y-2">
        {signs.map(({ words, place }) => (
          <li key={words}>
            {words}
            {place && <PostingSentence lines={lines} place={place} />}
          </li>
        ))}
      </ul>
    </section>
  );
}
