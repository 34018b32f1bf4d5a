import { whens } from "#domain/hackathons/hackathons.ts";
import { connect } from "../../db/client.ts";
import { listCache } from "../../list-cache.ts";
import { listHackathons } from "./queries.ts";

export const hackathonCache = listCache({
  name: "hackathons",
  keys: whens,
  load: (c, when, now) => listHackathons(connect(c.env), when, now, c.env),
  refusal: "The hackathons cannot be read right now. Please try again in a moment.",
});
