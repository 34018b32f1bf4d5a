import { pageDescription } from "./page-descriptions.ts";
import type { Screen } from "./screens.ts";

/** The size of a share picture in pixels, as the large cards of social networks want it. */
export const shareSize = { width: 1200, height: 630 };

/** The words of a screen's share picture: what it is called, and what it does. */
export function shareText({ name, title, card }: Screen): { title: string; line: string } {
  return { title: card?.title ?? title, line: card?.description ?? pageDescription(name) };
}

/** Where a screen's share picture is. */
export function sharePicturePath({ name }: Screen): string {
  return `/share/${name}.png`;
}
