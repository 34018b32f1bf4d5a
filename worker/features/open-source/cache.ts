import { connect } from "../../db/client.ts";
import { listCache } from "../../list-cache.ts";
import { listIssues } from "./queries.ts";

export const issueCache = listCache({
  name: "open-source",
  keys: ["all"],
  load: (c) => listIssues(connect(c.env), c.env),
  refusal: "The issues cannot be read right now. Please try again in a moment.",
});
