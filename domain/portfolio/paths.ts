import type { PortfolioData } from "./portfolio.schema.ts";

/**
 * The value at a path like "sections.experience.items.0.company"; undefined where there is none.
 */
export function valueAt(data: PortfolioData, path: string): unknown {
  return path.split(".").reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], data);
}

/** The data with a new value at a path. Everything off the path stays the same object. */
export function withValue(data: PortfolioData, path: string, value: unknown): PortfolioData {
  return replaced(data, path.split("."), value) as PortfolioData;
}

function replaced(part: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(part)) return part.with(Number(key), replaced(part[Number(key)], rest, value));
  const record = part as Record<string, unknown>;
  return { ...record, [key]: replaced(record[key], rest, value) };
}
