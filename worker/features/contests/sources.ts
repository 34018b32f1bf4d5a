import { atcoder } from "./sources/atcoder.ts";
import { clist } from "./sources/clist.ts";
import { codechef } from "./sources/codechef.ts";
import { codeforces } from "./sources/codeforces.ts";
import { ctftime } from "./sources/ctftime.ts";
import { leetcode } from "./sources/leetcode.ts";
import { predicted } from "./sources/predicted.ts";
import type { ContestSource } from "./sources/source.ts";

/** To add a platform: add an entry in platforms.ts, a file in sources/, and its name here. */
export function contestSources(): ContestSource[] {
  return [predicted, codeforces, leetcode, codechef, atcoder, ctftime, clist];
}
