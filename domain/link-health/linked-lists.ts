import { directoryNames } from "../directory/directory.ts";

/** The lists whose links are checked. A job portal's id is its address. */
export const linkedLists = [...directoryNames, "job-portals"] as const;
export type LinkedList = (typeof linkedLists)[number];
