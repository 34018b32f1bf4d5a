import type { PageLink, ResumePage, TextItem } from "./page.ts";

/**
 * The page turned so that most of its text runs from left to right. Text in other directions
 * (watermarks, sideways labels) is dropped.
 */
export function upright(page: ResumePage): ResumePage {
  const quarter = mostCommonQuarter(page.items);
  const items = page.items.filter(
    (item) =>
      item.size > 1 && Number.isFinite(item.x + item.y + item.width) && Math.abs(turnFrom(item.angle, quarter)) < 0.1,
  );
  if (quarter === 0) return { ...page, items };
  const turn = turner(quarter, page);
  return {
    ...(quarter % 2 === 1 ? { width: page.height, height: page.width } : { width: page.width, height: page.height }),
    items: items.map((item) => ({ ...item, ...turn(item.x, item.y), angle: 0 })),
    links: page.links.map((link) => turnedLink(link, turn)),
  };
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
