import type { Row } from "./directory.ts";

/** A request that an API answers as it stands; `header` is "Name: value" where it needs one. */
export type ApiRequest = { id: string; url: string; header?: string };

export const requestLanguages = ["fetch", "curl", "Python"] as const;
export type RequestLanguage = (typeof requestLanguages)[number];

/**
 * The request as code to paste: for a browser or Node, a shell, or Python's requests. Addresses and headers are quoted. fetch
 * names no user agent: a browser sends its own, and another one may keep it from asking at all (CORS).
 */
export function requestCode(language: RequestLanguage, { url, header }: Omit<ApiRequest, "id">): string {
  const { name, value } = headerOf({ header });
  const headers =
    name && !(language === "fetch" && name === "User-Agent") && `{ ${JSON.stringify(name)}: ${JSON.stringify(value)} }`;
  switch (language) {
    case "fetch":
      return `const response = await fetch(${JSON.stringify(url)}${headers ? `, { headers: ${headers} }` : ""});
if (!response.ok) throw new Error(\`The API answered \${response.status}\`);
const isJson = response.headers.get("Content-Type")?.includes("json");
console.log(isJson ? await response.json() : await response.text());
`;
    case "curl":
      return `curl ${header ? `--header ${shellQuoted(header)} ` : ""}${shellQuoted(url)}\n`;
    case "Python":
      return `import requests

response = requests.get(${JSON.stringify(url)}${headers ? `, headers=${headers}` : ""}, timeout=10)
response.raise_for_status()
print(response.text)
`;
  }
}

/** Name and value of a request's header; neither where it has none. */
export function headerOf({ header }: Pick<ApiRequest, "header">): { name?: string; value?: string } {
  return header?.match(/^(?<name>.*?): (?<value>.*)$/)?.groups ?? {};
}

/** Whether a web page may send an API's ready request and read the answer: it wants no key, and CORS is known to allow it. */
export function runsInPage({ request, auth, cors }: Row): boolean {
  return request === true && auth === "none" && cors === "yes";
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
