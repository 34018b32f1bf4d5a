import { desc, sql } from "drizzle-orm";
import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { LinkSign, LinkState } from "#domain/link-health/link-state.ts";
import type { LinkedList } from "#domain/link-health/linked-lists.ts";

/** Sorts rows without a start last. By default, SQLite sorts them first. */
export const hasNoStart = sql`"start_time" is null`;

export const contests = sqliteTable(
  "contests",
  {
    id: text().primaryKey(),
    event: text(),
    /** Times are ISO 8601 in UTC, so sorting them as text works. */
    start_time: text(),
    end_time: text(),
    resource: text(),
    href: text(),
    popularity_score: integer().notNull().default(0),
    source: text().notNull().default(""),
    predicted: integer({ mode: "boolean" }).notNull().default(false),
    /**
     * Every source gives the same contest the same key. Among rows with the same key, the row with
     * the lowest rank is shown.
     */
    link_key: text(),
    rank: integer().notNull().default(0),
    /** When our data about this contest last changed. */
    changed_at: text(),
  },
  // Each entry of `order` in features/contests/queries.ts has an index here with the same columns,
  // so that SQLite need not sort.
  (table) => [
    index("contests_popular").on(desc(table.popularity_score), hasNoStart, table.start_time),
    index("contests_least_popular").on(table.popularity_score, hasNoStart, table.start_time),
    index("contests_upcoming").on(hasNoStart, table.start_time),
    index("contests_link_key").on(table.link_key, table.rank),
  ],
);

/** The last known day of a hackathon. Null if its dates are only text. */
export const lastDay = sql`coalesce("ends", "starts", "deadline")`;

/**
 * The six texts of the specification, and the data behind them. A row added by hand needs only the
 * six texts.
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
     * The short name of the source that owns the row. A row added by hand has null here, and no
     * refresh changes it.
     */
    origin: text(),
    organizer: text(),
    mode: text({ enum: ["online", "in_person", "hybrid"] }),
    city: text(),
    country: text(),
    prize: text(),
    team: text(),
    /** ISO 8601: an instant in UTC, or only a day. */
    starts: text(),
    ends: text(),
    deadline: text(),
    first_seen: text(),
    last_seen: text(),
    /** When our data about this hackathon last changed. */
    changed_at: text(),
  },
  // features/hackathons/queries.ts uses the first to find coming and past hackathons.
  (table) => [index("hackathon_contests_last_day").on(lastDay), index("hackathon_contests_origin").on(table.origin)],
);

/** Open, unassigned beginner issues, with the language of the search that found them. */
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
     * The median number of days that an outsider's pull request stays open. See responseDays in
     * domain/open-source/issues.ts.
     */
    response_days: real(),
    changed_at: text(),
  },
  (table) => [index("open_source_issues_newest").on(table.updated_at)],
);

/** The signatures of recent ingestions, so that no ingestion is accepted twice. */
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

/** A summary of the log, with one row per source. So the status need not read the log. */
export const sourceState = sqliteTable(
  "source_state",
  {
    job: text().notNull(),
    source: text().notNull(),
    first_run: text().notNull(),
    last_run: text().notNull(),
    last_success: text(),
    last_failure: text(),
    /** The reason for the last failure. */
    reason: text(),
    /** The median number of rows of its last good runs. See usualRows in fetch-log.ts. */
    usual_rows: integer().notNull().default(0),
    /** The number of the source's rows in its job's table, counted at the end of each run. */
    stored_rows: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.job, table.source] })],
);

/** At most one row, with one column per flag. NULL means that the flag has its default value. */
export const featuresFlag = sqliteTable("features_flag", {
  id: integer().primaryKey(),
  resume_to_portfolio: integer({ mode: "boolean" }),
});

/**
 * People who downloaded their portfolio. Each email address has one row, with the first name that
 * was sent with it.
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

/** Encrypted texts on their way to another device. Their keys never reach the server. */
export const transfers = sqliteTable(
  "transfers",
  { id: text().primaryKey(), sealed: text().notNull(), expires_at: text().notNull() },
  (table) => [index("transfers_expires_at").on(table.expires_at)],
);

/** The health of directory rows' links; see domain/link-health/. Times are ISO 8601 in UTC. */
export const linkHealth = sqliteTable(
  "link_health",
  {
    directory: text().$type<LinkedList>().notNull(),
    id: text().notNull(),
    url: text().notNull(),
    /** The result of the last check. Null before the first check. */
    state: text().$type<LinkState>(),
    code: integer(),
    movedTo: text("moved_to"),
    /** For a repository: "archived", or the day of its last push. */
    activity: text(),
    checked: text(),
    badSince: text("bad_since"),
    badPasses: integer("bad_passes").notNull().default(0),
    goneSince: text("gone_since"),
    deadSince: text("dead_since"),
    /** The sign that pages show. It is derived from the other columns when the row is written. */
    sign: text().$type<LinkSign>(),
    /** Whether the passes have given up the link. Then the worker checks it too. */
    suspect: integer({ mode: "boolean" }).notNull().default(false),
    rechecked: text(),
    /** The time of the last pass that included the row. */
    seen: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.directory, table.id] })],
);
