import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Answers } from "./answers.ts";
import type { Db } from "./db/client.ts";
import type { Env, SourceSettings } from "./env.ts";
import type { Run, SourceState } from "./fetch-log.ts";
import type { Source } from "./source.ts";

/** What the runner needs to know of a job. */
export type Job<Row> = {
  name: string;
  /** How often each of its sources is asked. */
  everyHours: number;
  /** The table of its sources, those that are switched off included. */
  sources(): Source<Row>[];
  /** The sources that this run asks; all without it. `states` is what is known of each, by name. */
  due?(sources: Source<Row>[], states: Map<string, SourceState>, now: Date): Source<Row>[];
  /** Where its rows are, and the column that names their source. */
  table: SQLiteTable;
  origin: SQLiteColumn;
  /** The statements that store a source's rows. Its other rows are deleted unless `keepOthers`. */
  save(db: Db, now: Date, source: string, rows: Row[], keepOthers: boolean): BatchItem<"sqlite">[];
  /**
   * The statements that delete what time has overtaken. Few: the free plan allows 50 statements a
   * run.
   */
  removeOld?(db: Db, now: Date): BatchItem<"sqlite">[];
  /** Empties the caches of its lists. */
  forget(): Promise<void>;
};

export type RefreshDeps<Row = never> = {
  db: Db;
  env: Env;
  now: Date;
  /** Asks this source alone, due or not. */
  only?: string;
  timeoutMs?: number;
  /** Where the answers come from, if not from outside. */
  ask?: Answers;
  /** Instead of the job's own. */
  sources?: Source<Row>[];
};

/** What the schedule, the ingestion and the status page know of a job. */
export type RefreshJob = {
  name: string;
  everyHours: number;
  /** The sources that are switched on. */
  sources(settings: SourceSettings): Source<unknown>[];
  refresh(deps: RefreshDeps): Promise<Run[]>;
};
