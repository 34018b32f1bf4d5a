import { restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { ErrorBanner } from "#web/ui/panel.tsx";

export function LoadFailure({
  isEmpty,
  isFetching,
  onRetry,
}: {
  isEmpty: boolean;
  isFetching: boolean;
  onRetry: () => void;
}) {
  return (
    <div className="mb-6">
      <ErrorBanner
        text={
          isEmpty
            ? "No hackathon contests found. Please check back later."
            : "Failed to load hackathon contests. Please try again later."
        }
      >
        <Button
          size="small"
          disabled={isFetching}
          onClick={() => {
            onRetry();
            restoreFocus(); // a button that becomes disabled loses the focus
          }}
        >
          {isFetching ? "Loading..." : "Retry"}
        </Button>
      </ErrorBanner>
    </div>
  );
}
