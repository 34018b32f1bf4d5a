export function firstOfTables(body: string): string {
  return body.replace(/(<tbody>\s*<tr>[\s\S]*?<\/tr>)[\s\S]*?(<\/tbody>)/g, "$1$2");
}

/** Keeps the first fifth of each list at the paths. Without paths, of the answer itself. */
export function firstFifth(...paths: string[]) {
  return (body: string) => {
    const answer = JSON.parse(body);
    const lists = paths.map((path) => path.split(".").reduce((value, key) => value[key], answer));
    for (const list of paths.length > 0 ? lists : [answer]) list.splice(Math.floor(list.length / 5));
    return JSON.stringify(answer);
  };
}

export function firstEvent(body: string): string {
  return body.replaceAll('\\"hackathon\\"', '\\"summit\\"').replace('\\"summit\\"', '\\"hackathon\\"');
}

export function firstOfSeason(body: string): string {
  return body.replace(/("upcomingEvents": \[\{.*?\}\}), .*?(\], "pastEvents")/, "$1$2");
}

/** The longest list of the answer, repeated up to 500 rows. One of them is broken. */
export function withBadRow(body: string): string {
  const answer = JSON.parse(body);
  const lists = Array.isArray(answer) ? [answer] : listsIn(answer);
  const list = lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
  list.push(...Array.from({ length: 500 - list.length }, (_, n) => list[n % list.length]));
  list[250] = { id: ["not", "a", "row"] };
  return JSON.stringify(answer);
}

function listsIn(value: unknown): unknown[][] {
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => (Array.isArray(inner) ? [inner] : listsIn(inner)));
}
