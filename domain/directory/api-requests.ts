import type { DirectoryRow } from "./directory.ts";

/** A request that works as it is. `header` has the form "Name: value" where the API needs one. */
export type ApiRequest = { id: string; url: string; header?: string };

export const requestLanguages = ["fetch", "curl", "Python"] as const;
export type RequestLanguage = (typeof requestLanguages)[number];

/**
 * The request as code for a browser or Node, a shell, or Python's requests. Values are quoted. The
 * code for fetch sets no User-Agent, since a changed one can make the browser refuse the request
 * (CORS).
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

/** Name and value of the header; both are empty where the request has none. */
export function headerOf({ header }: Pick<ApiRequest, "header">): { name?: string; value?: string } {
  return header?.match(/^(?<name>.*?): (?<value>.*)$/)?.groups ?? {};
}

/** Whether a web page may send the request and read the answer: no key, and CORS allows it. */
export function runsInPage({ request, auth, cors }: DirectoryRow): boolean {
  return request === true && auth === "none" && cors === "yes";
}

function shellQuoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
