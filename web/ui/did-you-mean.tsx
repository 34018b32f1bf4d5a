import { type ComponentType, useEffect, useState } from "react";
import type { MeantProps } from "./meant-question.tsx";

/** Asks about a misspelled role or city. */
export function DidYouMean(props: MeantProps) {
  const [Question, setQuestion] = useState<ComponentType<MeantProps>>();

  // Fetches the known spellings, which are optional: a failure is ignored.
  useEffect(() => {
    import("./meant-question.tsx").then(
      ({ default: question }) => setQuestion(() => question),
      () => {},
    );
  }, []);
  return Question && <Question {...props} />;
}
