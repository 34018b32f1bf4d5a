import { useEffect, useState } from "react";

/**
 * Code that is fetched once it is needed. Undefined until it is there, and where it cannot be
 * fetched: a page does without. `load` is one function for good, declared beside the component.
 */
export function useFetched<Code>(load: () => Promise<Code>, isNeeded: boolean): Code | undefined {
  const [code, setCode] = useState<{ it: Code }>();

  // Fetches the code. A failure is ignored.
  useEffect(() => {
    if (!isNeeded || code) return;
    load().then(
      (it) => setCode({ it }),
      () => {},
    );
  }, [load, isNeeded, code]);

  return code?.it;
}
