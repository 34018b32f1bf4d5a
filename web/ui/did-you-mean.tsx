import { type ComponentType, useEffect, useState } from "react";
import type { JobSearch } from "#domain/job-search/job-search.ts";

export type DidYouMeanProps = {
  search: Pick<JobSearch, "role" | "city" | "includeLocation">;
  onChoose: (meant: { role?: string; city?: string }) => void;
};

/** Asks about a misspelled role or city. */
export function DidYouMean(props: DidYouMeanProps) {
  const [Question, setQuestion] = useState<ComponentType<DidYouMeanProps>>();

  // Fetches the known spellings, which are optional: a failure is ignored.
  useEffect(() => {
    import("./meant-question.tsx").then(
      ({ default: question }) => setQuestion(() => question),
      () => {},
    );
  }, []);
  return Question && <Question {...props} />;
}
