import { useState } from "react";
import platforms from "#content/contest-platforms.json";
import { type Contest, platformName } from "#domain/contests/contests.ts";
import { compare } from "#domain/text/text.ts";
import { Chip } from "#web/ui/chip.tsx";

/** The platforms that we know, of those in an address. They keep the order of the address. */
export const knownPlatforms = (resources: string[]) =>
  resources.filter((resource) => platforms.some((platform) => platform.resource === resource));

type Props = { contests: Contest[]; chosen: string[]; onChange: (chosen: string[]) => void };

/**
 * One toggle per platform, with its number of contests. The largest number comes first, and equal
 * numbers are sorted by name. So sorting the contests moves no toggle. If no toggle is pressed, the
 * page shows all contests. A platform that the address names has a toggle even without contests.
 */
export function PlatformChips({ contests, chosen, onChange }: Props) {
  const counts = Map.groupBy(contests, ({ resource }) => resource);
  const numberOf = (resource: string) => counts.get(resource)?.length ?? 0;
  const [addressed] = useState(() => knownPlatforms(chosen));
  const resources = [...new Set([...counts.keys(), ...addressed, ...knownPlatforms(chosen)])].toSorted(
    (a, b) => numberOf(b) - numberOf(a) || compare(a, b),
  );
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
            <span className="tabular-nums opacity-75">{numberOf(resource)}</span>
          </Chip>
        );
      })}
    </fieldset>
  );
}
