import { isCountry } from "../resume/places.ts";

const region =
  /\b[Rr]emote(?:ly)?(?: (?:role|position|job|work))?(?: ?\((?:(?:with)?in |from )?| (?:with)?in | from | across |, | - )((?:the )?(?:EU|EEA|US|USA|U\.S\.|UK|EMEA|Europe|European Union|United States|United Kingdom|[A-Z][a-zß-ÿ]+(?: [A-Z][a-zß-ÿ]+)?))(?![A-Za-z])/;

/** "Remote in the EU", as the posting limits it. */
export function remoteIn(text: string): string {
  const name = region.exec(text)?.[1] ?? "";
  const bare = name.replace(/^the /, "");
  return /^(?:EU|EEA|US|USA|U\.S\.|UK|EMEA|Europe|European Union|United States|United Kingdom)$/.test(bare) ||
    isCountry(bare)
    ? `Remote in ${name}`
    : "Remote";
}
