import { asProfile, isEmptyProfile, type Profile, readProfile } from "#domain/profile/profile.ts";
import { profileKey } from "#domain/storage-keys.ts";
import { forget, keepOrSay, readStored, useStored } from "./storage.ts";

/** The kept profile, as other tabs change it; empty while prerendering and hydrating. */
export function useProfile(): Profile {
  return readProfile(useStored(profileKey));
}

export function profileNow(): Profile {
  return readProfile(readStored(profileKey));
}

/** Keeps what is said anew; the rest stays as another tab may have left it. Says so when it fails. */
export function keepProfile(said: Partial<Profile>): boolean {
  const profile = asProfile({ ...profileNow(), ...said });
  if (!isEmptyProfile(profile)) return keepOrSay(profileKey, JSON.stringify(profile));
  forget(profileKey);
  return true;
}
