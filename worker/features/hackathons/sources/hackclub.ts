import { z } from "zod";
import { readEach } from "../../../source.ts";
import { moment } from "./moment.ts";
import { type HackathonSource, hackathonRow } from "./source.ts";

const row = z.object({
  id: z.string(),
  name: z.string(),
  website: z.string(),
  start: moment,
  end: moment,
  city: z.string().nullish(),
  country: z.string().nullish(),
  virtual: z.boolean().nullish(),
  hybrid: z.boolean().nullish(),
});

/**
 * https://hackathons.hackclub.com: hackathons for high-school students. Its terms ask us to name
 * the source, and our page does.
 */
export const hackclub: HackathonSource = {
  name: "hackclub",
  label: "Hack Club",
  async read(ask, now) {
    const items = z.array(z.unknown()).parse(await ask.json("https://hackathons.hackclub.com/api/events/upcoming/"));
    return readEach(items, (item) => {
      const found = row.parse(item);
      return hackathonRow(
        hackclub,
        {
          key: found.id,
          name: found.name,
          link: found.website,
          starts: found.start,
          ends: found.end,
          mode: found.hybrid ? "hybrid" : found.virtual ? "online" : "in_person",
          city: found.city,
          country: found.country,
          skills: ["High School", "Beginner Friendly"],
        },
        now,
      );
    });
  },
};
