import { readFileSync } from "node:fs";
import fc from "fast-check";
import { isHttpsUrl } from "#domain/text/links.ts";
import type { Answers } from "#worker/answers.ts";
import { contestSources } from "#worker/features/contests/sources.ts";
import { hackathonSources } from "#worker/features/hackathons/sources.ts";
import { githubSources } from "#worker/features/open-source/github.ts";
import type { Source } from "#worker/source.ts";
import { type Change, changed, changes, type Property } from "./foreign.ts";

const now = new Date("2026-08-12T12:00:00Z");
const settings = { CLIST_USERNAME: "ada", CLIST_API_KEY: "key", GITHUB_TOKEN: "token" };

type Row = { id: string } & Record<string, unknown>;

/** Each source reads its recorded answer, with a few values replaced. */
export function sources(): Property[] {
  const [github] = githubSources();
  const all: Source<Row>[] = [...contestSources(), ...hackathonSources(), ...(github ? [github] : [])];
  return all
    .filter(({ isPrediction }) => !isPrediction)
    .map((source) => {
      const file = source.name.replace(/-.*/, "");
      const property = fc.asyncProperty(changes, async (list) => {
        const reading = await source.read(changedAnswers(file, list), now, settings).catch((error) => error);
        return reading instanceof Error || reading.rows.every(isSound);
      });
      return [`${source.label}: rows are sound or refused`, property];
    });
}

function isSound(row: Row): boolean {
  const { href, registration_link, url } = row;
  const links = [href, registration_link, url].filter((link) => link !== undefined);
  const times = [row.start_time, row.end_time, row.starts, row.ends, row.deadline, row.updated_at];
  return (
    links.every((link) => isHttpsUrl(String(link))) &&
    times.every((time) => time === undefined || time === null || !Number.isNaN(Date.parse(String(time))))
  );
}

/** The recorded answer of a source. Every request gets the same damage. */
function changedAnswers(file: string, list: Change[]): Answers {
  const recorded = (kind: string) => readFileSync(`scripts/fake-upstream/answers/${file}.${kind}`, "utf8");
  return {
    json: async () => changed(JSON.parse(recorded("json")), list),
    html: async () => {
      let page = recorded("html");
      for (const { at, value } of list) {
        const place = at % page.length;
        page = page.slice(0, place) + String(value) + page.slice(place + 7);
      }
      return page;
    },
  };
}
