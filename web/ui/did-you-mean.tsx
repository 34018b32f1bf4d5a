import { type ComponentType, useEffect, useState } from "react";
import type { MeantProps } from "./did-you-mean-question.tsx";

/** Asks about a misspelled role or city. */
export function DidYouMean(props: MeantProps) {
  const [Question, setQuestion] = useState<ComponentType<MeantProps>>();

  // Fetches the known spellings. They are optional, so a failure is ignored.
  useEffect(() => {
    import("./did-you-mean-question.tsx").then(
      ({ default: question }) => setQuestion(() => question),
      () => {},
    );
  }, []);
  return Question && <Question {...props} />;
}
