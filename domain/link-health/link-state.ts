import type { LinkedList } from "./linked-lists.ts";

export const linkStates = [
  "ok",
  "moved",
  "refuses-robots",
  "gone",
  "no-host",
  "broken-tls",
  "server-error",
  "timeout",
  "parked",
] as const;
/** The result of one check of an address. */
export type LinkState = (typeof linkStates)[number];

/** The result of one pass for a row's address. */
export type LinkResult = {
  directory: LinkedList;
  id: string;
  url: string;
  /** Null if this pass skipped the address, since its host had received enough requests. */
  state: LinkState | null;
  /** The HTTP status, if there was an answer. */
  code: number | null;
  movedTo: string | null;
  /** For a repository: "archived", or the day of its last push. Absent if neither is known. */
  activity?: string | null | undefined;
  /** The time of the check, ISO 8601 in UTC. */
  at: string;
};

/** The result of a request to an address. */
export type LinkFinding = Pick<LinkResult, "state" | "code" | "movedTo" | "activity">;

/** The known facts about a row's address. Times are ISO 8601 in UTC. */
export type LinkHealth = LinkFinding & {
  url: string;
  activity: string | null;
  /** When it was last checked. */
  checked: string | null;
  /** The first bad check since the last good one, and how many passes were bad since then. */
  badSince: string | null;
  badPasses: number;
  /** The first check of the current run of passes that found the address gone or without a host. */
  goneSince: string | null;
  /** When two networks agreed that the link is dead. */
  deadSince: string | null;
};

/** The signs of a link that is not simply alive, for pages. */
export const linkSigns = ["moved", "refused", "silent", "gone", "parked", "archived"] as const;
export type LinkSign = (typeof linkSigns)[number];
