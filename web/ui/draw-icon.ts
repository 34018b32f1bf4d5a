import { createElement, type SVGProps } from "react";

/**
 * An icon of lucide-react from its shapes, as a component: what a build has in place of lucide's
 * (scripts/own-icons-plugin.ts). It looks the same, and takes the attributes of an svg element.
 * Screen readers skip it unless it has a label. lucide's also takes sizes and colors and names the
 * icon in its classes, which nothing here uses.
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
