import type { SourceSettings } from "../../env.ts";
import { devfolio } from "./sources/devfolio.ts";
import { devpost } from "./sources/devpost.ts";
import { dorahacks } from "./sources/dorahacks.ts";
import { ethglobal } from "./sources/ethglobal.ts";
import { hackclub } from "./sources/hackclub.ts";
import { hackerearth } from "./sources/hackerearth.ts";
import { mlh } from "./sources/mlh.ts";
import type { HackathonSource } from "./sources/source.ts";
import { unstop } from "./sources/unstop.ts";

/** To add a source: add a file in sources/, and its name here. */
export function hackathonSources(): HackathonSource[] {
  return [devfolio, unstop, hackclub, ethglobal, dorahacks, ...[devpost, mlh, hackerearth].map(offUntilNamed)];
}

/**
 * A source whose terms may restrict automated access. It is off until the operator's settings name
 * it.
 */
function offUntilNamed(source: HackathonSource): HackathonSource {
  const isOn = ({ HACKATHON_SOURCES_ON = "" }: SourceSettings) =>
    HACKATHON_SOURCES_ON.split(",").some((name) => name.trim() === source.name);
  return { ...source, isOn };
}
