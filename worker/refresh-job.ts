import type { BatchItem } from "drizzle-orm/batch";
import type { SQLiteColumn, SQLiteTable } from "drizzle-orm/sqlite-core";
import type { Answers } from "./answers.ts";
import type { Db } from "./db/client.ts";
import type { Env, SourceSettings } from "./env.ts";
import type { Run, SourceState } from "./fetch-log.ts";
import type { Source } from "./source.ts";

/** A job: sources of one kind, and the table of their rows. */
export type Job<Row> = {
  name: string;
  /** How often each of the job's sources is requested. */
  everyHours: number;
  /** All sources of the job, including those that are switched off. */
  sources(): Source<Row>[];
  /**
   * The sources that this run requests. The default is all sources. `states` has the state of each
   * source by name.
   */
  due?(sources: Source<Row>[], states: Map<string, SourceState>, now: Date): Source<Row>[];
  /** The table of the job's rows, and the column that names their source. */
  table: SQLiteTable;
  origin: SQLiteColumn;
  /** The statements that store a source's rows. Its other rows are deleted unless `keepOthers`. */
  save(db: Db, now: Date, source: string, rows: Row[], keepOthers: boolean): BatchItem<"sqlite">[];
  /**
   * The statements that delete outdated rows. The free plan allows 50 statements per run, so these
   * should be few.
   */
  removeOld?(db: Db, now: Date): BatchItem<"sqlite">[];
  /** Empties the caches of the job's lists. */
  forget(): Promise<void>;
};

export type RefreshDeps<Row = never> = {
  db: Db;
  env: Env;
  now: Date;
  /** Requests only this source, even if it is not due. */
  only?: string;
  timeoutMs?: number;
  /** Replaces requests to outside services. */
  ask?: Answers;
  /** Replaces the job's own sources. */
  sources?: Source<Row>[];
};

/** A job as the schedule, the ingestion and the status page see it. */
export type RefreshJob = {
  name: string;
  everyHours: number;
  /** The sources that are switched on. */
  sources(settings: SourceSettings): Source<unknown>[];
  refresh(deps: RefreshDeps): Promise<Run[]>;
};
