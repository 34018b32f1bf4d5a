import { asProfile, isEmptyProfile, type Profile, readProfile } from "#domain/profile/profile.ts";
import { profileKey } from "#domain/storage-keys.ts";
import { forget, readStored, storeOrWarn, useStored } from "./storage.ts";

/** The profile, in sync with other tabs. Empty while prerendering and hydrating. */
export function useProfile(): Profile {
  return readProfile(useStored(profileKey));
}

/** The profile as it is stored now. */
export function profileNow(): Profile {
  return readProfile(readStored(profileKey));
}

/**
 * Stores the given fields, and leaves the other fields as stored. A failure shows a toast and
 * returns false.
 */
export function keepProfile(changes: Partial<Profile>): boolean {
  const profile = asProfile({ ...profileNow(), ...changes });
  if (!isEmptyProfile(profile)) return storeOrWarn(profileKey, JSON.stringify(profile));
  forget(profileKey);
  return true;
}
