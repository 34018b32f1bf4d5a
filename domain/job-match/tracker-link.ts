import { screens } from "../screens.ts";
import { firstWebUrl } from "../text/links.ts";
import type { KnockOut, KnockOutKind } from "./facts.ts";

/** In characters: the longest text that the tracker takes from an address. */
const maxTextLength = 8000;

const modes: Record<string, string> = { remote: "Remote", hybrid: "Hybrid" };

/**
 * The address at which the tracker saves a posting, in the format of its bookmarklet. Everything is
 * in the fragment, which no server sees. domain/tracker/capture.ts reads it.
 */
export function trackerLink(
  role: string,
  company: string,
  posting: string,
  knockOuts: KnockOut[],
  place = locationIn(knockOuts),
): string {
  const found = (kind: KnockOutKind) => knockOuts.find((one) => one.kind === kind)?.words ?? "";
  const job = {
    "@type": "JobPosting",
    title: role,
    hiringOrganization: { name: company },
    jobLocation: [modes[knockOuts.find(({ kind }) => kind === "place")?.value.split(" ")[0] ?? ""], place]
      .filter(Boolean)
      .join(", "),
    baseSalary: found("pay"),
  };
  const capture = {
    url: firstWebUrl(posting),
    title: role,
    text: wellFormed(posting).slice(0, maxTextLength),
    posting: JSON.stringify(job),
    deadline: found("deadline"),
  };
  return `${screens.tracker.path}#add=${encodeURIComponent(wellFormed(JSON.stringify(capture)))}`;
}

/** Where the job is, in the posting's words. Empty if no rule found it. */
export const locationIn = (knockOuts: KnockOut[]): string =>
  knockOuts.find(({ kind }) => kind === "location")?.words ?? "";

/** Replaces lone surrogates, which encodeURIComponent() rejects. */
const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, " ");
