import type { KnockOut } from "./facts.ts";

/** A note on demands that laws often limit: a highest age, or a sex. A minimum age is usual. */
export function lawNote({ kind, value }: Pick<KnockOut, "kind" | "value">): string | undefined {
  const isUpperAge = kind === "age" && /years old$/.test(value);
  const isSex = kind === "eligibility" && /^(?:women|men)\b/.test(value);
  return isUpperAge || isSex ? "In many countries, employers may ask this for few jobs only." : undefined;
}
