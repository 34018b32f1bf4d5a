import { linkSigns } from "./link-state.ts";
import type { DirectoryLinks, PublishedLinks } from "./published.ts";

type Shape = (value: unknown) => boolean;
const isText: Shape = (value) => typeof value === "string";
const isTextOrNull: Shape = (value) => value === null || isText(value);
const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isMapOf = (value: unknown, of: Shape) => isMap(value) && Object.values(value).every(of);

const isIds: Shape = (value) => Array.isArray(value) && value.every(isText);

const isNote: Shape = (value) =>
  isMap(value) &&
  linkSigns.some((sign) => sign === value.sign) &&
  [value.since, value.url, value.movedTo].every(isTextOrNull);

const isDirectory = (value: unknown): value is DirectoryLinks =>
  isMap(value) &&
  isMapOf(value.counts, Number.isInteger) &&
  isMapOf(value.checked, isIds) &&
  isMapOf(value.pushed ?? {}, isIds) &&
  isMapOf(value.notes, isNote);

/** The published file about the site's links, checked. Throws if it has another shape. */
export function readPublished(value: unknown): PublishedLinks {
  if (!isMap(value) || !isTextOrNull(value.lastPass) || !isMapOf(value.directories, isDirectory))
    throw new TypeError("The answer about links has another shape");
  return value as PublishedLinks;
}
