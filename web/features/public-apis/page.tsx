import categories from "#content/public-apis-categories.json";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";
import { readyRequest } from "./ready-request.tsx";

const publicApis: Directory = {
  name: "public-apis",
  title: "Public APIs",
  intro: (total) =>
    `${total} public APIs in ${categories.length} categories: what each one costs, and whether it needs a key.`,
  noun: "APIs",
  searchLabel: "Search by name or topic...",
  categories,
  categoryTitle: (category) => `${category} APIs`,
  facets: [
    {
      key: "auth",
      label: "Sign-in",
      isDecisive: true,
      isNamedWithLabel: true,
      names: { none: "None", apiKey: "API key", oauth: "OAuth", userAgent: "User agent" },
      facts: { none: { label: "No key", tone: "good" }, apiKey: "plain", oauth: "plain", userAgent: "plain" },
    },
    {
      key: "price",
      label: "Price",
      names: { free: "Free", freemium: "Free plan", paid: "Paid" },
      facts: { free: "good", freemium: "plain", paid: "plain" },
    },
    // CORS is known only for two in five APIs, so the only choice is "Known to work".
    {
      key: "cors",
      label: "From a web page (CORS)",
      isDecisive: true,
      isNamedWithLabel: true,
      names: { yes: "Known to work" },
      offersNamed: true,
      facts: { yes: { label: "CORS", tone: "good" }, no: { label: "No CORS", tone: "warn" } },
    },
    {
      key: "example",
      label: "Try it now",
      isDecisive: true,
      isNamedWithLabel: true,
      names: { request: "Ready request" },
      isFlags: true,
    },
  ],
  collections: [
    {
      label: "Run it here",
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
