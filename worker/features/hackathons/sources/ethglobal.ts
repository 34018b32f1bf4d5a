import { z } from "zod";
import { scriptsOf } from "../../../html.ts";
import { readEach } from "../../../source.ts";
import { moment } from "./moment.ts";
import { type HackathonSource, hackathonRow } from "./source.ts";

const row = z.object({
  slug: z.string().regex(/^[\w-]+$/),
  name: z.string(),
  type: z.string(),
  status: z.string().nullish(),
  medium: z.string().nullish(),
  startTime: moment,
  endTime: moment,
  signupDeadline: moment.nullish(),
  city: z.object({ name: z.string().nullish(), countryCode: z.string().nullish() }).nullish(),
});

const modes = { physical: "in_person", virtual: "online", hybrid: "hybrid" } as const;

/** ETHGlobal has no API. Its page contains the events as data of its framework, Next.js. */
export const ethglobal: HackathonSource = {
  name: "ethglobal",
  label: "ETHGlobal",
  async read(ask, now) {
    const items = eventsIn(await ask.html("https://ethglobal.com/events"));
    if (items.length === 0) throw new Error("The page has no events");
    return readEach(items, (item) => {
      const found = row.parse(item);
      if (found.type !== "hackathon" || found.status === "cancelled") return null;
      return hackathonRow(
        ethglobal,
        {
          key: found.slug,
          name: found.name,
          link: `https://ethglobal.com/events/${found.slug}`,
          hosts: ["ethglobal.com"],
          starts: found.startTime,
          ends: found.endTime,
          deadline: found.signupDeadline,
          organizer: "ETHGlobal",
          mode: modes[found.medium as keyof typeof modes],
          city: found.city?.name,
          country: found.city?.countryCode,
          skills: ["Blockchain", "Ethereum", "Web3"],
        },
        now,
      );
    });
  },
};

/** The events in the data that the page's scripts push. An event that is not JSON becomes null. */
function eventsIn(html: string): unknown[] {
  const data = scriptsOf(html)
    .map(({ text }) => pushedText(text.trim()))
    .join("");
  return eventTexts(data).map((text) => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  });
}

/** The data that a script pushes with self.__next_f.push([1,"…"]). Any other script gives "". */
function pushedText(script: string): string {
  const [start, end] = ["self.__next_f.push(", ")"];
  if (!script.startsWith(start) || !script.endsWith(end)) return "";
  try {
    const [kind, text] = JSON.parse(script.slice(start.length, -end.length));
    return kind === 1 && typeof text === "string" ? text : "";
  } catch {
    return "";
  }
}

const maxEventLength = 20_000;

function isEvent(text: string): boolean {
  return text.length <= maxEventLength && text.includes('"medium"') && text.includes('"startTime"');
}

/** Every {…} that is an event. If events are nested, only the innermost one counts. */
function eventTexts(data: string): string[] {
  const found: string[] = [];
  const open: number[] = [];
  let isString = false;
  let lastEnd = 0;
  for (let at = 0; at < data.length; at++) {
    const character = data[at];
    if (isString && character === "\\") at++;
    else if (character === '"') isString = !isString;
    else if (!isString && character === "{") open.push(at);
    else if (!isString && character === "}") {
      const start = open.pop() ?? at;
      const text = data.slice(start, at + 1);
      if (start < lastEnd || !isEvent(text)) continue;
      found.push(text);
      lastEnd = at;
    }
  }
  return found;
}
