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

/** What one pass says of a row's address. */
export type LinkResult = {
  directory: LinkedList;
  id: string;
  url: string;
  /** Null: the address was not asked in this pass, since its host had been asked often enough. */
  state: LinkState | null;
  /** The HTTP status, if there was an answer. */
  code: number | null;
  movedTo: string | null;
  /** Of a repository: "archived", or the day of its last push. Nothing where neither is known. */
  activity?: string | null | undefined;
  /** When, ISO 8601 in UTC. */
  at: string;
};

/** What asking an address brought. */
export type LinkFinding = Pick<LinkResult, "state" | "code" | "movedTo" | "activity">;

/** What is known of a row's address. Times are ISO 8601 in UTC. */
export type LinkHealth = LinkFinding & {
  url: string;
  activity: string | null;
  /** When it was last checked. */
  checked: string | null;
  /** The first of the bad checks since the last good one, and how many of them were passes. */
  badSince: string | null;
  badPasses: number;
  /** The first check since which every pass has found it gone or without a host. */
  goneSince: string | null;
  /** When two networks agreed that it is dead. */
  deadSince: string | null;
};

/** What the pages say of an address that is not simply alive. */
export const linkSigns = ["moved", "refused", "silent", "gone", "parked", "archived"] as const;
export type LinkSign = (typeof linkSigns)[number];
