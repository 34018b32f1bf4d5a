type Node = Record<string, unknown>;

/**
 * The allowed types of structured data, and the properties that each needs for schema.org and for
 * Google's documentation. Google also requires a rating of a WebApplication. We have no ratings,
 * and invent none.
 */
const required: Record<string, string[]> = {
  AboutPage: ["name", "url"],
  Answer: ["text"],
  ContactPage: ["name", "url"],
  Event: ["name", "startDate", "location"],
  FAQPage: ["mainEntity"],
  ItemList: ["name", "itemListElement"],
  ListItem: ["position", "name|url|item"],
  Offer: ["price", "priceCurrency"],
  Organization: ["name"],
  Place: ["name", "address"],
  Question: ["name", "acceptedAnswer"],
  TechArticle: ["headline", "description", "url", "publisher"],
  VirtualLocation: ["url"],
  WebApplication: ["name", "description", "url", "applicationCategory", "operatingSystem", "offers"],
  WebPage: ["name"],
  WebSite: ["name", "url"],
};

/** The blocks of structured data in a page's HTML. */
export function structuredData(html: string): Node[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = ""]) =>
    JSON.parse(json),
  );
}

/** The faults of a block, as sentences. TypeScript checks that schema.org has its properties. */
export function faultsIn(block: Node): string[] {
  const faults = nodeFaults(block);
  if (block["@context"] !== "https://schema.org") faults.push("the block has no context");
  return faults;
}

function nodeFaults(node: Node): string[] {
  const type = String(node["@type"]);
  const needed = required[type];
  if (!needed) return [`${type} is not a type in use`];
  const missing = needed
    .filter((names) => !names.split("|").some((name) => node[name] !== undefined))
    .map((names) => `${type} has no ${names}`);
  const values = Object.entries(node).flatMap(([name, value]) =>
    [value].flat().length === 0
      ? [`${name} of ${type} is empty`]
      : [value].flat().flatMap((one) => valueFaults(name, one)),
  );
  return [...missing, ...values, ...listFaults(node)];
}

function valueFaults(name: string, value: unknown): string[] {
  if (value === "" || value === null) return [`${name} is empty`];
  if (typeof value === "object") return nodeFaults(value as Node);
  if (["url", "sameAs"].includes(name) && !/^https?:\/\/\S+$/.test(String(value))) return [`${value} is no address`];
  if (name.endsWith("Date") && Number.isNaN(Date.parse(String(value)))) return [`${value} is no date`];
  return [];
}

/** Two items may have the same position, because the specification counts the portals this way. */
function listFaults({ itemListElement: items, numberOfItems: count }: Node): string[] {
  if (!Array.isArray(items)) return [];
  return [
    ...(items.every(({ position }) => Number.isInteger(position) && position > 0) ? [] : ["an item has no place"]),
    ...(Number(count ?? items.length) < items.length ? ["the list says that it has fewer items than it has"] : []),
  ];
}
