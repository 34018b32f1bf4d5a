import { z } from "zod";
import { readEach } from "../../../source.ts";
import { moment } from "./moment.ts";
import { type HackathonSource, hackathonRow } from "./source.ts";

const answer = z.object({ response: z.array(z.unknown()) });

const row = z.object({ title: z.string(), url: z.string(), start_utc_tz: moment, end_utc_tz: moment });

/**
 * Reads only title, dates and link: redistribution may be restricted, so the source is off by
 * default. Days are in India's time zone.
 */
export const hackerearth: HackathonSource = {
  name: "hackerearth",
  label: "HackerEarth",
  async read(ask, now) {
    const { response } = answer.parse(await ask.json("https://www.hackerearth.com/chrome-extension/events/"));
    return readEach(response, (item) => {
      const found = row.parse(item);
      if (!found.url.includes("/hackathon/")) return null;
      return hackathonRow(
        hackerearth,
        {
          key: new URL(found.url).pathname,
          name: found.title,
          link: found.url,
          hosts: ["hackerearth.com"],
          starts: found.start_utc_tz,
          ends: found.end_utc_tz,
          timeZone: "Asia/Kolkata",
          mode: "online",
        },
        now,
      );
    });
  },
};
