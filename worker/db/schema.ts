import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LinkSign, LinkState } from "#domain/link-health/link-state.ts";
import type { LinkedList } from "#domain/link-health/linked-lists.ts";

/** Sorts rows without a start last. SQLite alone would put them first. */
export const hasNoStart = sql`"start_time" is null`;

export const contests = sqliteTable(
  "contests",
  {
    id: text().primaryKey(),
    event: text(),
    /** Times are ISO 8601 in UTC, so that their order is the order of their texts. */
    start_time: text(),
    end_time: text(),
    resource: text(),
    href: text(),
    popularity_score: integer().notNull().default(0),
    source: text().notNull().default(""),
    predicted: integer({ mode: "boolean" }).notNull().default(false),
    /**
     * The same contest has the same key in every source; of several rows the one with the least
     * rank is shown.
     */
    link_key: text(),
    rank: integer().notNull().default(0),
    /** When what we know of this contest last changed. */
    changed_at: text(),
  },
  // One index per order of `order` in features/contests/queries.ts, column by column, so that a
  // list is read unsorted.
  (table) => [
    index("contests_popular").on(desc(table.popularity_score), hasNoStart, table.start_time),
    index("contests_least_popular").on(table.popularity_score, hasNoStart, table.start_time),
    index("contests_upcoming").on(hasNoStart, table.start_time),
    index("contests_link_key").on(table.link_key, table.rank),
  ],
);

/** The last day of a hackathon as far as we know it; null where there is only text. */
export const lastDay = sql`coalesce("ends", "starts", "deadline")`;

/**
 * The six texts of the specification, and beside them what they were made from. A row that is added
 * by hand needs only the six.
 */
export const hackathonContests = sqliteTable(
  "hackathon_contests",
  {
    name: text("Hackathon Name"),
    registration_link: text("Registration Link"),
    registration_deadline: text("Registration Deadline"),
    hackathon_date: text("Hackathon Date"),
    source: text("Source"),
    skills: text("Skills"),
    id: text().primaryKey().default(sql`(lower(hex(randomblob(16))))`),
    /**
     * The short name of the source that owns the row; null for a row that was added by hand, which
     * no refresh touches.
     */
    origin: text(),
    organizer: text(),
    mode: text({ enum: ["online", "in_person", "hybrid"] }),
    city: text(),
    country: text(),
    prize: text(),
    team: text(),
    /** ISO 8601: an instant in UTC, or a bare day. */
    starts: text(),
    ends: text(),
    deadline: text(),
    first_seen: text(),
    last_seen: text(),
    /** When what we know of this hackathon last changed. */
    changed_at: text(),
  },
  // By which features/hackathons/queries.ts finds what is to come and what is past.
  (table) => [index("hackathon_contests_last_day").on(lastDay), index("hackathon_contests_origin").on(table.origin)],
);

/** Open issues for beginners that nobody has taken, by the language they were searched with. */
export const openSourceIssues = sqliteTable(
  "open_source_issues",
  {
    id: text().primaryKey(),
    origin: text().notNull(),
    title: text().notNull(),
    url: text().notNull(),
    repo: text().notNull(),
    language: text().notNull(),
    stars: integer().notNull(),
    comments: integer().notNull(),
    labels: text().notNull(),
    opened_at: text().notNull(),
    updated_at: text().notNull(),
    /**
     * Days that a newcomer's pull request stays open; see responseDays in
     * domain/open-source/issues.ts.
     */
    response_days: real(),
    changed_at: text(),
  },
  (table) => [index("open_source_issues_newest").on(table.updated_at)],
);

/** Signatures of what was ingested lately, so that none is accepted twice. */
export const ingested = sqliteTable("ingested", { signature: text().primaryKey(), received_at: text().notNull() });

export const apiFetchLog = sqliteTable(
  "api_fetch_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    created_at: text().notNull(),
    status: text({ enum: ["success", "failure", "degraded", "predicted"] }).notNull(),
    job: text().notNull().default("contests"),
    source: text().notNull().default(""),
    rows: integer().notNull().default(0),
    skipped: integer().notNull().default(0),
    detail: text(),
    duration_ms: integer(),
  },
  (table) => [
    index("api_fetch_log_newest").on(table.job, table.status, table.created_at),
    index("api_fetch_log_source").on(table.job, table.source, table.status, table.created_at),
    index("api_fetch_log_age").on(table.created_at),
  ],
);

/** What the log says of each source, in one row, so that the status needs no reading of the log. */
export const sourceState = sqliteTable(
  "source_state",
  {
    job: text().notNull(),
    source: text().notNull(),
    first_run: text().notNull(),
    last_run: text().notNull(),
    last_success: text(),
    last_failure: text(),
    /** What went wrong at the last failure. */
    reason: text(),
    /** The median of its last good runs, see usualRows in fetch-log.ts. */
    usual_rows: integer().notNull().default(0),
    /** Rows of it in the table of its job, counted at the end of each run. */
    stored_rows: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.job, table.source] })],
);

/** One row at most, one column a flag; NULL is the flag's default. */
export const featuresFlag = sqliteTable("features_flag", {
  id: integer().primaryKey(),
  resume_to_portfolio: integer({ mode: "boolean" }),
});

/**
 * People who downloaded their portfolio: one row per email address, with the first name that came
 * with it.
 */
export const downloadLeads = sqliteTable(
  "download_leads",
  {
    email: text().primaryKey(),
    name: text().notNull(),
    first_at: text().notNull(),
    last_at: text().notNull(),
    count: integer().notNull().default(1),
  },
  (table) => [index("download_leads_last_at").on(table.last_at)],
);

/** Sealed texts on their way to another device. The key to them never comes here. */
export const transfers = sqliteTable(
  "transfers",
  { id: text().primaryKey(), sealed: text().notNull(), expires_at: text().notNull() },
  (table) => [index("transfers_expires_at").on(table.expires_at)],
);

/**
 * What is known of the addresses of directory rows; see domain/link-health/. Times are ISO 8601 in
 * UTC.
 */
export const linkHealth = sqliteTable(
  "link_health",
  {
    directory: text().$type<LinkedList>().notNull(),
    id: text().notNull(),
    url: text().notNull(),
    /** What the last check found; null before the first. */
    state: text().$type<LinkState>(),
    code: integer(),
    movedTo: text("moved_to"),
    /** Of a repository: "archived", or the day of its last push. */
    activity: text(),
    checked: text(),
    badSince: text("bad_since"),
    badPasses: integer("bad_passes").notNull().default(0),
    goneSince: text("gone_since"),
    deadSince: text("dead_since"),
    /** What the pages say of it, made from the rest when it was written. */
    sign: text().$type<LinkSign>(),
    /** The passes have given it up, so the worker asks as well. */
    suspect: integer({ mode: "boolean" }).notNull().default(false),
    rechecked: text(),
    /** The last pass that knew the row. */
    seen: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.directory, table.id] })],
);
