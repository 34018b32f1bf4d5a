import { instance } from "@viz-js/viz";
import { escapeHtml } from "./sheet.ts";

const font = { fontname: "Helvetica", fontsize: 14 };
const viz = await instance();

/**
 * A Graphviz drawing as inline SVG. The sheet's styles give it colors. A node or edge of class
 * "hot" is emphasized, and one of class "soft" is muted. `alt` describes the drawing for those who
 * cannot see it. Throws an error if the drawing is not valid DOT.
 */
export function diagramHtml(dot: string, alt: string): string {
  const svg = viz.renderString(dot, {
    format: "svg",
    graphAttributes: { bgcolor: "transparent", pad: 0.05, nodesep: 0.25, ranksep: 0.35, ...font },
    nodeAttributes: { shape: "box", height: 0.4, width: 0.4, margin: "0.12,0.06", ...font },
    edgeAttributes: { arrowsize: 0.7, ...font, fontsize: 12 },
  });
  const [, width = "0", box = ""] = /<svg width="(\d+)pt"[^>]*? viewBox="([^"]*)"/s.exec(svg) ?? [];
  const drawing = svg
    .slice(svg.indexOf("<g "), svg.lastIndexOf("</svg>"))
    .replace(/<!--.*?-->|<title>.*?<\/title>|\n/gs, "")
    .replace(/ (?:id|xml:space|font-family|font-size|fill|stroke|scale)="[^"]*"/g, "")
    .replace(/ (?:d|points|x|y|transform)="[^"]*"/g, (place) =>
      place.replace(/\d+\.\d+/g, (number) => String(Math.round(Number(number) * 10) / 10)),
    );
  const label = escapeHtml(alt).replaceAll('"', "&quot;");
  return `<svg class="diagram" role="img" aria-label="${label}" width="${Math.round(Number(width) * 1.15)}" viewBox="${box}">${drawing}</svg>`;
}
