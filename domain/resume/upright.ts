import { isStrongHeading } from "./headings.ts";
import type { PageLink, ResumePage, TextItem } from "./page.ts";

/**
 * The page turned so that most of its text runs from left to right. Text in other directions
 * (watermarks) is dropped, except for headings in a margin.
 */
export function upright(page: ResumePage): ResumePage {
  const quarter = mostCommonQuarter(page.items);
  const legible = page.items.filter((item) => item.size > 1 && Number.isFinite(item.x + item.y + item.width));
  const level = legible.filter((item) => Math.abs(turnFrom(item.angle, quarter)) < 0.1);
  const items = quarter === 0 ? [...level, ...marginHeadings(legible, level)] : level;
  if (quarter === 0) return { ...page, items };
  const turn = turner(quarter, page);
  return {
    ...(quarter % 2 === 1 ? { width: page.height, height: page.width } : { width: page.width, height: page.height }),
    items: items.map((item) => ({ ...item, ...turn(item.x, item.y), angle: 0 })),
    links: page.links.map((link) => turnedLink(link, turn)),
  };
}

/**
 * Headings that run upward or downward in a margin at the left, set level with the top of their
 * sections, as if they were written from left to right. A single sideways word may be a watermark.
 */
function marginHeadings(items: TextItem[], level: TextItem[]): TextItem[] {
  const sideways = items.filter(
    ({ angle, text }) => Math.abs(Math.abs(angle) - Math.PI / 2) < 0.1 && isStrongHeading(text.trim()),
  );
  if (sideways.length < 2) return [];
  const left = Math.max(...sideways.map(({ x, size }) => x + 0.3 * size));
  const below = Math.min(...sideways.map(topOf));
  const isMargin = level.every((item) => item.y < below || item.x > left);
  if (!isMargin) return [];
  return sideways.map((item) => ({
    ...item,
    angle: 0,
    x: item.x - item.size,
    y: topOf(item) + item.size,
    width: item.size,
  }));
}

/** The highest point of a sideways text. */
function topOf({ y, width, angle }: TextItem): number {
  return angle < 0 ? y - width : y;
}

/** The direction of most letters, in quarter turns clockwise, 0 to 3. */
export function mostCommonQuarter(items: TextItem[]): number {
  const letters = [0, 0, 0, 0];
  for (const { angle, text } of items) {
    const quarter = (Math.round(angle / (Math.PI / 2)) + 4) % 4;
    letters[quarter] = (letters[quarter] ?? 0) + text.length;
  }
  return letters.indexOf(Math.max(...letters));
}

function turnFrom(angle: number, quarter: number): number {
  const rest = angle - (quarter * Math.PI) / 2;
  return Math.atan2(Math.sin(rest), Math.cos(rest));
}

type Turn = (x: number, y: number) => { x: number; y: number };

function turner(quarter: number, { width, height }: ResumePage): Turn {
  if (quarter === 1) return (x, y) => ({ x: y, y: width - x });
  if (quarter === 2) return (x, y) => ({ x: width - x, y: height - y });
  return (x, y) => ({ x: height - y, y: x });
}

function turnedLink(link: PageLink, turn: Turn): PageLink {
  const a = turn(link.x, link.y);
  const b = turn(link.x + link.width, link.y + link.height);
  return {
    url: link.url,
    x: Math.min(a.x, b.x),
    y: Math.min(a.y, b.y),
    width: Math.abs(a.x - b.x),
    height: Math.abs(a.y - b.y),
  };
}
