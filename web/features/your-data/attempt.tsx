import { useState } from "react";
import { ErrorBanner } from "#web/ui/panel.tsx";

type State<Result> = { isBusy?: true; result?: Result; failure?: Error };

/** The state of async work: whether it is running, and its last result or failure. */
export function useAttempt<Result>() {
  const [state, setState] = useState<State<Result>>({});
  const attempt = async (work: Promise<Result>) => {
    setState({ isBusy: true });
    setState(
      await work.then(
        (result) => ({ result }),
        (failure: Error) => ({ failure }),
      ),
    );
  };
  return { ...state, attempt };
}

/** The line that shows a failure, if there is one. */
export function FailureLine({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className="mt-4">
      <ErrorBanner text={text} />
    </div>
  );
}
