import type { DirectoryRow } from "#domain/directory/directory.ts";
import { factName, factsOf } from "#domain/directory/facets.ts";
import { Badge } from "../badge.tsx";
import type { Directory } from "./definition.ts";

/**
 * The facts of an entry. Facts with a color are badges, and the other facts share one line of text.
 */
export function Facts({ directory: { facets }, row }: { directory: Directory; row: DirectoryRow }) {
  const facts = facets.flatMap((facet) =>
    factsOf(row, facet).flatMap((value) => {
      const fact = facet.facts === true ? "plain" : facet.facts?.[value];
      if (!fact) return [];
      const { tone = "plain", label = factName(facet, value) } = typeof fact === "string" ? { tone: fact } : fact;
      return { tone, label };
    }),
  );
  const plain = facts.filter(({ tone }) => tone === "plain").map(({ label }) => label);
  return (
    <>
      {facts.map(
        ({ tone, label }) =>
          tone !== "plain" && (
            <Badge key={label} tone={tone}>
              {label}
            </Badge>
          ),
      )}
      {plain.length > 0 && <span>{plain.join(" · ")}</span>}
    </>
  );
}
