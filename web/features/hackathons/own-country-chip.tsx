import type { Hackathon } from "#domain/hackathons/hackathons.ts";
import { profileKey } from "#domain/storage-keys.ts";
import { readWantedJob } from "#domain/wanted-job.ts";
import { useStored } from "#web/lib/storage.ts";
import { Chip } from "#web/ui/chip.tsx";

type Props = {
  hackathons: Hackathon[];
  chosen: string | undefined;
  onChange: (country: string | undefined) => void;
};

/** A chip that filters by the profile's country. It stays visible while the filters are folded. */
export function OwnCountryChip({ hackathons, chosen, onChange }: Props) {
  const { country: own } = readWantedJob(useStored(profileKey));
  const isChosen = chosen === own;
  if (!own || !hackathons.some(({ country }) => country === own)) return null;
  return (
    <Chip pressed={isChosen} onClick={() => onChange(isChosen ? undefined : own)}>
      Only {own}
    </Chip>
  );
}
