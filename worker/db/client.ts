import { drizzle } from "drizzle-orm/d1";
import type { Env } from "../env.ts";

export type Db = ReturnType<typeof connect>;

export function connect(env: Pick<Env, "DB">) {
  return drizzle(env.DB);
}
