import { passFocusOn } from "#web/lib/focus.ts";
import { Button } from "../button.tsx";
import { ErrorBanner } from "../panel.tsx";

type Props = { noun: string; isPartial: boolean; onRetry: () => void };

/** Says that the rows could not be loaded. `isPartial`: the search covers only the loaded rows. */
export function ListFailure({ noun, isPartial, onRetry }: Props) {
  return (
    <div className="mt-4">
      <ErrorBanner
        text={`The full list of ${noun} could not be loaded.${isPartial ? " This searches the part that is loaded." : ""}`}
      >
        <Button ref={passFocusOn} size="small" onClick={onRetry}>
          Try Again
        </Button>
      </ErrorBanner>
    </div>
  );
}
