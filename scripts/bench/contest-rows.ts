import { migrations } from "./worker.ts";

/** The statements that make a database with as many contests. */
export function seed(rows: number): string[] {
  return [
    ...migrations(),
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${rows})
     insert into contests (id, event, start_time, end_time, resource, href, popularity_score, source, link_key, changed_at)
     select 'bench:' || i, 'Contest with a name of usual length ' || i,
       strftime('%Y-%m-%dT%H:%M:%S.000Z', 1800000000 + i * 600), strftime('%Y-%m-%dT%H:%M:%S.000Z', 1800007200 + i * 600),
       'codeforces.com', 'https://codeforces.com/contests/' || i, i * 7919 % 101, 'bench', 'codeforces.com/contests/' || i,
       '2026-11-20T06:00:00.000Z' from n`,
    "insert into api_fetch_log (created_at, status) values ('2026-11-20T06:00:00.000Z', 'success')",
  ];
}
