import { allCities } from "../job-search/places.ts";
import { cities, countries, regions } from "../resume/vocabulary/places.ts";
import { jobScore } from "../resume/words.ts";

/** What the words of an address name, in small letters. */
type AddressWords = { title: string[]; organization: string[]; place: string[] };

/** What portals write for a place, beside the towns that the other tools know. */
const portalPlaces = [
  "all areas",
  "calicut",
  "delhi ncr",
  "faridabad",
  "ghaziabad",
  "greater noida",
  "hybrid",
  "mangalore",
  "mohali",
  "multiple locations",
  "navi mumbai",
  "ncr",
  "pan india",
  "remote",
  "secunderabad",
  "thane",
  "udaipur",
  "wfh",
  "work from home",
];
const ofNoTown = new Set(["all areas", "multiple locations", "ncr", "pan india"]);
const places = new Set([
  ...[...cities, ...regions, ...countries].map((name) => name.replaceAll("-", " ")),
  ...allCities.flat().map((name) => name.toLowerCase()),
  ...portalPlaces,
]);
/** In words. */
const longestPlace = 3;

/** The end of a company's name, in words. */
const legalForm = /^(?:pvt|private|ltd|limited|llp|llc|inc|incorporated|corp|corporation|plc|gmbh|pty)$/;

/**
 * The words of an address without the places at their end, of which the first is the place. With a
 * legal form at the end, the company stands behind the last word for a job: "cook acme foods
 * pvt ltd pune". "cook job in pune at acme" and "cook at acme pune" say it themselves.
 */
export function readAddressWords(words: string[]): AddressWords {
  const said = jobInPlace(words);
  if (said) return said;
  const { left, place } = withoutPlaces(words);
  const at = left.lastIndexOf("at");
  const isInternship = /^(?:jobs?|internships?)$/.test(left[at - 1] ?? "");
  if (
    at > 0 &&
    at < left.length - 1 &&
    (isInternship || (place.length > 0 && jobScore(left.slice(0, at).join(" ")) > 0))
  )
    return { title: withoutJobs(left.slice(0, at)), organization: left.slice(at + 1), place };
  const from = legalForm.test(left.at(-1) ?? "") ? companyStart(left) : left.length;
  return { title: withoutJobs(left.slice(0, from)), organization: left.slice(from), place };
}

/** The title without "job", "jobs in", "jobs opening" behind it. */
function withoutJobs(title: string[]): string[] {
  return title.slice(0, title.findLastIndex((word) => !/^(?:jobs?|openings?|in|at)$/.test(word)) + 1);
}

const isPlace = (words: string[]) => places.has(words.join(" "));

/** "cook job in pune at acme"; the place may stand behind "at" and the company behind "in". */
function jobInPlace(words: string[]): AddressWords | undefined {
  const at = words.lastIndexOf("at");
  const inAt = words.lastIndexOf("in", at);
  const [role, first, second] = [words.slice(0, inAt), words.slice(inAt + 1, at), words.slice(at + 1)];
  if (inAt < 1 || first.length === 0 || second.length === 0) return undefined;
  const isNamed = /^(?:jobs?|internships?|openings?)$/.test(role.at(-1) ?? "");
  const isSwapped = !isTowns(first) && isTowns(second);
  if (!isNamed && !isTowns(first)) return undefined;
  const [place, organization] = isSwapped ? [second, first] : [first, second];
  return { title: withoutJobs(role), organization, place: ofNoTown.has(place.join(" ")) ? [] : place };
}

/** Whether words are places and nothing else: "bangalore", "delhi gurgaon". */
const isTowns = (words: string[]) => withoutPlaces(words).left.length === 0;

/** The words without the places at their end: "cook pune mumbai all areas". */
function withoutPlaces(words: string[]): { left: string[]; place: string[] } {
  let [left, place] = [words, [] as string[]];
  for (;;) {
    const lengths = Array.from({ length: longestPlace }, (_, index) => longestPlace - index);
    const length = lengths.find((count) => count <= left.length && isPlace(left.slice(-count)));
    if (!length) return { left, place };
    if (!ofNoTown.has(left.slice(-length).join(" "))) place = left.slice(-length);
    left = left.slice(0, -length);
  }
}

/** Where the company begins: behind the last word for a job that leaves it a name. */
function companyStart(words: string[]): number {
  const isName = (at: number) => words.slice(at).some((word) => !legalForm.test(word));
  const start = words.findLastIndex((word, at) => jobScore(word) > 0 && isName(at + 1));
  return start < 0 ? words.length : start + 1;
}
