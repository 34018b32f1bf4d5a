import fc from "fast-check";
import { directoryNames } from "#domain/directory/directory.ts";
import { classify, isPublicAddress, type LinkAnswer, needsPage, redirectOf } from "#domain/link-health/classify.ts";
import { follow } from "#domain/link-health/follow.ts";
import { linkChunk } from "#domain/link-health/link-health.schema.ts";
import { linkStates } from "#domain/link-health/link-state.ts";
import { readPublished } from "#domain/link-health/read-published.ts";
import { foreignJson, foreignText, type Property } from "./foreign.ts";

const page = fc.oneof(
  foreignText,
  foreignText.map((text) => `<title>${text}</title>`),
);

const answers: fc.Arbitrary<LinkAnswer> = fc.oneof(
  fc.record({ failure: fc.constantFrom("no-host", "broken-tls", "timeout", "server-error") }),
  fc.record({ status: fc.integer({ min: 100, max: 999 }), start: page }),
  fc.record({
    status: fc.constantFrom(301, 302, 303, 307, 308),
    location: fc.oneof(
      foreignText,
      fc.webUrl(),
      fc.ipV4().map((address) => `http://${address}/`),
    ),
    start: page,
  }),
);

const at = "2026-08-12T12:00:00.000Z";
const result = { directory: directoryNames[0], id: "a", url: "https://a.example/", state: "ok", code: 200 };
const chunk = { results: [{ ...result, movedTo: null, activity: "2026-08-01", at }] };
const note = { sign: "moved", since: "2026-08-12", url: null, movedTo: "https://b.example/" };
const health = {
  counts: { ok: 5 },
  checked: { "2026-08-12": ["a"] },
  pushed: { "2026-08": ["a"] },
  notes: { b: note },
};
const published = { license: "CC0-1.0", lastPass: at, directories: { [directoryNames[0]]: health } };

/** The answers of other sites about our links, and what we publish about the links. */
export const links: Property[] = [
  [
    "an answer to a link is one of the states",
    fc.property(fc.webUrl(), fc.webUrl(), fc.boolean(), answers, (url, final, isPermanent, answer) => {
      needsPage(url, final, answer);
      return linkStates.includes(classify(url, final, isPermanent, answer));
    }),
  ],
  [
    "redirects are followed to public addresses alone, at most five times",
    fc.asyncProperty(fc.webUrl(), fc.array(answers, { minLength: 1, maxLength: 9 }), async (url, chain) => {
      const asked: string[] = [];
      const found = await follow(url, async (address) => {
        asked.push(address);
        return chain[(asked.length - 1) % chain.length];
      });
      const isNamed = found !== undefined && URL.canParse(found.final) && isPublicAddress(found.final);
      return asked.length <= 6 && asked.every(isPublicAddress) && (isNamed || asked.length === 0);
    }),
  ],
  [
    "a redirect leads to an address or nowhere",
    fc.property(fc.webUrl(), answers, (url, answer) => URL.canParse(redirectOf(url, answer)?.to ?? url)),
  ],
  [
    "no address in numbers is public",
    fc.property(
      fc.oneof(
        fc.ipV4(),
        fc.ipV4Extended(),
        fc.ipV6().map((address) => `[${address}]`),
      ),
      (address) => ["http", "https"].every((scheme) => !isPublicAddress(`${scheme}://${address}/`)),
    ),
  ],
  [
    "a public address is one of the web, with a name",
    fc.property(foreignText, (text) => !isPublicAddress(text) || /^https?:$/.test(new URL(text).protocol)),
  ],
  [
    "posted results have addresses of the web, or are refused",
    fc.property(foreignJson(chunk), (text) => {
      const { data } = linkChunk.safeParse(jsonOf(text));
      return (data?.results ?? []).every(
        ({ url, movedTo, at }) =>
          [url, movedTo ?? url].every((address) => /^https?:$/.test(new URL(address).protocol)) &&
          Number.isFinite(Date.parse(at)),
      );
    }),
  ],
  [
    "what the site says of its links has its shape, or is refused",
    fc.property(foreignJson(published), (text) => {
      try {
        const { directories } = readPublished(jsonOf(text));
        return Object.values(directories).every(({ counts, checked, pushed, notes }) =>
          [counts, checked, pushed ?? {}, notes].every((part) => Object.values(part).every((value) => value !== null)),
        );
      } catch (error) {
        return error instanceof TypeError && error.message.startsWith("The answer about links");
      }
    }),
  ],
];

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
