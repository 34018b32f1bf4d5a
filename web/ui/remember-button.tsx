import type { Profile } from "#domain/profile/profile.ts";
import { openedCode } from "./lazy-code.ts";
import { LazyPart } from "./lazy-part.tsx";

const button = openedCode(() => import("./remember-button-opened.tsx"));

/**
 * A button beside a label that stores typed values in the profile. If the profile has them already,
 * the button links to the profile. Without a value, its code is not fetched.
 */
export function RememberButton({ values }: { values: Partial<Profile> }) {
  return Object.values(values).some((value) => value.length > 0) && <LazyPart code={button} props={{ values }} />;
}
