import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import { profileKey } from "#domain/storage-keys.ts";
import { readWantedJob } from "#domain/wanted-job.ts";
import { useStored } from "#web/lib/storage.ts";
import { Chip } from "#web/ui/chip.tsx";

type OwnProps = {
  hackathons: Hackathon[];
  chosen: string | undefined;
  onChange: (country: string | undefined) => void;
};

/** The country of the profile in one press, also while the filters are folded. */
export function OnlyOwn({ hackathons, chosen, onChange }: OwnProps) {
  const { country: own } = readWantedJob(useStored(profileKey));
  const isChosen = chosen === own;
  if (!own || !hackathons.some(({ country }) => country === own)) return null;
  return (
    <Chip pressed={isChosen} onClick={() => onChange(isChosen ? undefined : own)}>
      Only {own}
    </Chip>
  );
}
