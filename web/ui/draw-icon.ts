import { createElement, type SVGProps } from "react";

/**
 * Makes an icon component from the shapes of a lucide-react icon. scripts/own-icons-plugin.ts
 * replaces lucide's components with these. The icon looks the same, and takes the attributes of an
 * svg element. Screen readers skip it unless it has a label. lucide's components also take sizes
 * and colors and put the icon's name in their classes, which nothing here uses.
 */
export function drawIcon(shapes: [string, Record<string, string>][]) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement(
      "svg",
      {
        width: 24,
        height: 24,
        viewBox: "0 0 24 24",
        fill: "none",
        stroke: "currentColor",
        strokeWidth: 2,
        strokeLinecap: "round",
        strokeLinejoin: "round",
        "aria-hidden": props["aria-label"] === undefined,
        ...props,
      },
      ...shapes.map(([tag, attributes]) => createElement(tag, attributes)),
    );
}
