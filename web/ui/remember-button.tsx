import type { Profile } from "#domain/profile/profile.ts";
import { lazyCode } from "./lazy-code.ts";
import { LazyPart } from "./lazy-part.tsx";

const button = lazyCode(() => import("./remember-button-opened.tsx"));

/**
 * Keeps what was typed in the profile, for the end of a label's line. What comes from there says so
 * and leads there. Without a value there is nothing to remember, and nothing is fetched.
 */
export function RememberButton({ said }: { said: Partial<Profile> }) {
  return Object.values(said).some((value) => value.length > 0) && <LazyPart code={button} props={{ said }} />;
}
