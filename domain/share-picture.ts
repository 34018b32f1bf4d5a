import { pageDescription } from "./page-descriptions.ts";
import type { Screen } from "./screens.ts";

/** The size of a share picture in pixels, as for the large cards of social networks. */
export const shareSize = { width: 1200, height: 630 };

/** The texts of a screen's share picture: its name, and what it does. */
export function shareText({ name, title, card }: Screen): { title: string; line: string } {
  return { title: card?.title ?? title, line: card?.description ?? pageDescription(name) };
}

/** The path of a screen's share picture. */
export function sharePicturePath({ name }: Screen): string {
  return `/share/${name}.png`;
}
