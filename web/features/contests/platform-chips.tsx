import platforms from "#content/contest-platforms.json";
import { type Contest, platformName } from "#domain/contests/contests.ts";
import { Chip } from "#web/ui/chip.tsx";

type Props = { contests: Contest[]; chosen: string[]; onChange: (chosen: string[]) => void };

/** One toggle per platform, with its number of contests. If none is pressed, all are shown. */
export function PlatformChips({ contests, chosen, onChange }: Props) {
  const counts = Map.groupBy(contests, ({ resource }) => resource);
  const resources = [...counts.keys()].toSorted((a, b) => (counts.get(b)?.length ?? 0) - (counts.get(a)?.length ?? 0));
  return (
    <fieldset className="-mx-1 flex min-w-0 gap-2 overflow-x-auto p-1 *:shrink-0 md:flex-wrap">
      <legend className="sr-only">Platforms</legend>
      {resources.map((resource) => {
        const isChosen = chosen.includes(resource);
        return (
          <Chip
            key={resource}
            pressed={isChosen}
            onClick={() => onChange(isChosen ? chosen.filter((other) => other !== resource) : [...chosen, resource])}
          >
            {platformName(resource, platforms)}
            <span className="tabular-nums opacity-75">{counts.get(resource)?.length}</span>
          </Chip>
        );
      })}
    </fieldset>
  );
}
