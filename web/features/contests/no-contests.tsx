import platforms from "#content/contest-platforms.json";
import { platformName } from "#domain/contests/contests.ts";
import { whyNone } from "#domain/contests/why-none.ts";
import { Button } from "#web/ui/button.tsx";
import { useSources } from "#web/ui/live/use-status.ts";
import { EmptyState } from "#web/ui/panel.tsx";
import { knownPlatforms } from "./platform-chips.tsx";

const names = new Intl.ListFormat("en", { type: "disjunction" });

/** The empty state of the list. It gives the reason for each chosen platform. */
export function NoContests({ chosen, onShowAll }: { chosen: string[]; onShowAll: () => void }) {
  const sources = useSources("contests");
  const chosenNames = knownPlatforms(chosen).map((resource) => platformName(resource, platforms));
  const title = chosenNames.length > 0 ? `No contests found on ${names.format(chosenNames)}` : "No contests found";
  const reasons = chosenNames.map((name) => whyNone(name, sources)).filter((reason) => reason !== "");
  const text = [...reasons, "Auto-updates every 6 hours. Check back later for new contests."].join(" ");
  return (
    <EmptyState title={title} text={text}>
      {chosen.length > 0 && (
        <Button variant="secondary" onClick={onShowAll}>
          Show all platforms
        </Button>
      )}
    </EmptyState>
  );
}
