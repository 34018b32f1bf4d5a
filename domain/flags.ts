/** Every flag with its default value, which applies while the database has no value. */
export const flagDefaults = { resume_to_portfolio: true } as const satisfies Record<string, boolean>;

export type FlagName = keyof typeof flagDefaults;
export type Flag = { name: FlagName; enabled: boolean; expiresAt: string };

/** How long a flag is cached, by the worker and the browser together: five minutes. */
export const flagLifetimeMs = 300_000;

/** The KV key under which the worker caches a flag. */
export function flagKey(name: FlagName): string {
  return `flag:${name}`;
}

/** Own names only: "toString" is not a flag. */
export function isFlagName(name: string): name is FlagName {
  return Object.hasOwn(flagDefaults, name);
}
