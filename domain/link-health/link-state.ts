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
/** What one check of an address found. */
export type LinkState = (typeof linkStates)[number];

/** What one pass found about a row's address. */
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

/** What a request to an address found. */
export type LinkFinding = Pick<LinkResult, "state" | "code" | "movedTo" | "activity">;

/** What is known about a row's address. Times are ISO 8601 in UTC. */
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

/** What pages say about a link that is not simply alive. */
export const linkSigns = ["moved", "refused", "silent", "gone", "parked", "archived"] as const;
export type LinkSign = (typeof linkSigns)[number];
