import fc from "fast-check";

/** A rule, and the check of the rule with random values. */
export type Property = [string, fc.IProperty<unknown[]> | fc.IAsyncProperty<unknown[]>];

/** Text that nobody would send. */
export const foreignText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 200 }),
  fc.webUrl(),
  fc.constantFrom("", "\u0000", "\ud800", "javascript:alert(1)", "https://", "2026-99-99", "1e999", "<script>", "null"),
);

/** Values that JSON may have in place of the expected values. */
const foreignValue: fc.Arbitrary<unknown> = fc.oneof(
  foreignText,
  fc.constantFrom(null, true, -1, 0, 1e15, Number.MAX_SAFE_INTEGER, [], {}, [null], { name: null }),
);

/** A value, and the index of the place where it is put. */
export type Change = { at: number; value: unknown };

export const changes: fc.Arbitrary<Change[]> = fc.array(fc.record({ at: fc.nat(), value: foreignValue }), {
  minLength: 1,
  maxLength: 4,
});

/** JSON that nobody would send: any text, any JSON, or the example with a few values replaced. */
export function foreignJson(example: unknown): fc.Arbitrary<string> {
  const damaged = changes.map((list) => JSON.stringify(changed(example, list)) ?? "null");
  return fc.oneof({ arbitrary: damaged, weight: 4 }, fc.json(), foreignText);
}

/** A copy of a tree with a few of its values replaced. */
export function changed(tree: unknown, list: Change[]): unknown {
  const copy = { tree: structuredClone(tree) };
  for (const { at, value } of list) replaceValue(copy, at, value);
  return copy.tree;
}

function replaceValue(tree: object, at: number, value: unknown) {
  const places: [Record<string, unknown>, string][] = [];
  const collect = (node: object) => {
    for (const [key, child] of Object.entries(node)) {
      places.push([node as Record<string, unknown>, key]);
      if (typeof child === "object" && child !== null) collect(child);
    }
  };
  collect(tree);
  const place = places[at % places.length];
  if (place) place[0][place[1]] = structuredClone(value);
}

/** Whether two values are deeply equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return fc.stringify(one) === fc.stringify(other);
}
