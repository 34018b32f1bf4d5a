import type { JsonResume } from "./json-resume.schema.ts";
import { websiteText } from "./text.ts";

type Profile = NonNullable<NonNullable<JsonResume["basics"]>["profiles"]>[number];

const homes = { linkedin: "https://www.linkedin.com/in/", github: "https://github.com/", twitter: "https://x.com/" };

/**
 * A profile's address and its platform, if it is one of our three. A missing address is built from
 * the user name.
 */
export function linkOf({ network, username, url }: Profile) {
  const known = `${network} ${url}`.toLowerCase().match(/linkedin|github(?!\.io)|twitter|^x |\/\/x\.com/)?.[0];
  const platform = known === "linkedin" || known === "github" ? known : known && "twitter";
  const made = platform && username ? homes[platform] + username : "";
  return { platform, text: network || username || websiteText, url: url || made } as const;
}
