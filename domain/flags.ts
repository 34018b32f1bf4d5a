/** Every flag with its default: the answer where the database says nothing. */
export const flagDefaults = { resume_to_portfolio: true } as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type Flag = { name: FlagName; enabled: boolean; expiresAt: string };

/** A flag is remembered for five minutes, in the worker and the browser together. */
export const flagLifetimeMs = 300_000;

/** The key under which the worker remembers a flag. */
export function flagKey(name: FlagName): string {
  return `flag:${name}`;
}

/** Only the table's own names: not "toString". */
export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(flagDefaults, name);
}
