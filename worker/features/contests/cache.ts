import { contestSorts } from "#domain/contests/contests.ts";
import { connect } from "../../db/client.ts";
import { listCache } from "../../list-cache.ts";
import { listContests } from "./queries.ts";

export const contestCache = listCache({
  name: "contests",
  keys: contestSorts,
  load: (c, sort) => listContests(connect(c.env), sort, c.env),
  refusal: "The contests cannot be read right now. Please try again in a moment.",
});
