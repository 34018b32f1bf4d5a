import categories from "#content/public-apis-categories.json";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";
import { readyRequest } from "./ready-request.tsx";

const publicApis: Directory = {
  name: "public-apis",
  title: "Public APIs",
  intro: (total) =>
    `${total} public APIs in ${categories.length} categories, with what you need to know before you start: what they give, what they cost, whether they want a key, and, where known, whether a web page may call them (CORS).`,
  noun: "APIs",
  searchLabel: "Search APIs by name or topic...",
  categories,
  categoryTitle: (category) => `${category} APIs`,
  facets: [
    {
      key: "auth",
      label: "Sign-in",
      names: { none: "None", apiKey: "API key", oauth: "OAuth", userAgent: "User agent" },
      badges: { none: { label: "No key", tone: "good" }, apiKey: "plain", oauth: "plain", userAgent: "plain" },
    },
    {
      key: "price",
      label: "Price",
      names: { free: "Free", freemium: "Free plan", paid: "Paid" },
      badges: { free: "good", freemium: "plain", paid: "plain" },
    },
    // Fewer than half of the APIs have this fact, so the cards show it and no filter uses it.
    {
      key: "cors",
      label: "Callable from a web page (CORS)",
      names: {},
      offersNamed: true,
      badges: { yes: { label: "CORS", tone: "good" }, no: { label: "No CORS" } },
    },
    { key: "example", label: "To try at once", names: { request: "Ready request" }, isFlags: true },
  ],
  collections: [
    {
      label: "Run here, at once",
      chosen: { auth: ["none"], cors: ["yes"], example: ["request"] },
    },
    {
      label: "Ready for a web page: no key, CORS",
      chosen: { auth: ["none"], cors: ["yes"] },
    },
  ],
};

export default function PublicApisPage() {
  return <DirectoryPage directory={publicApis} actions={readyRequest} />;
}
