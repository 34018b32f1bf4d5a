import fc from "fast-check";
import { expect, test } from "vitest";
import { afterPass, afterRecheck, isBad, isBelievable, isSuspect, signOf } from "#domain/link-health/link-health.ts";
import { type LinkHealth, type LinkResult, type LinkState, linkStates } from "#domain/link-health/link-state.ts";
import { dayMs, hourMs } from "#domain/time.ts";

const start = Date.parse("2026-11-02T04:00:00Z");
const at = (days: number) => new Date(start + days * dayMs).toISOString();
const row = { directory: "toolkit", id: "one", url: "https://one.example/" } as const;
const result = (state: LinkState | null, days: number): LinkResult => ({
  ...row,
  state,
  code: null,
  movedTo: null,
  at: at(days),
});

/** What is known about a link after these passes. Each pass has a state and a day. */
function after(...passes: [LinkState | null, number][]): LinkHealth {
  const [first = [null, 0], ...rest] = passes;
  return rest.reduce(
    (known, [state, days]) => afterPass(known, result(state, days)),
    afterPass(undefined, result(...first)),
  );
}

const recheck = (state: LinkState, days: number) => ({ state, code: null, at: at(days) });

test.each<[string, [LinkState | null, number][], boolean]>([
  ["gone once", [["gone", 0]], false],
  [
    "gone twice within a day",
    [
      ["gone", 0],
      ["gone", 0.9],
    ],
    false,
  ],
  [
    "gone twice, a day apart",
    [
      ["gone", 0],
      ["gone", 1],
    ],
    true,
  ],
  [
    "without a host twice, a week apart",
    [
      ["no-host", 0],
      ["no-host", 7],
    ],
    true,
  ],
  [
    "without a host, then gone",
    [
      ["no-host", 0],
      ["gone", 7],
    ],
    true,
  ],
  [
    "gone, fine, gone",
    [
      ["gone", 0],
      ["ok", 7],
      ["gone", 14],
    ],
    false,
  ],
  [
    "gone, then refused",
    [
      ["gone", 0],
      ["refuses-robots", 7],
    ],
    false,
  ],
  [
    "gone, a server error, gone",
    [
      ["gone", 0],
      ["server-error", 7],
      ["gone", 14],
    ],
    false,
  ],
  [
    "three server errors in three weeks",
    [
      ["server-error", 0],
      ["timeout", 7],
      ["server-error", 21],
    ],
    false,
  ],
  [
    "four failures within two weeks",
    [
      ["timeout", 0],
      ["timeout", 4],
      ["timeout", 8],
      ["timeout", 13],
    ],
    false,
  ],
  [
    "four failures over two weeks",
    [
      ["timeout", 0],
      ["server-error", 5],
      ["broken-tls", 10],
      ["timeout", 14],
    ],
    true,
  ],
  [
    "gone, not asked for a month",
    [
      ["gone", 0],
      [null, 30],
    ],
    false,
  ],
])("passes alone decide whether a link is suspected to be dead: %s", (_, passes, isGivenUp) => {
  expect(isSuspect(after(...passes))).toBe(isGivenUp);
});

test.each<[string, [LinkState, number][], LinkState, "dead" | "alive" | "open"]>([
  [
    "gone, and the worker finds it gone",
    [
      ["gone", 0],
      ["gone", 7],
    ],
    "gone",
    "dead",
  ],
  [
    "gone, and the worker finds no host",
    [
      ["gone", 0],
      ["gone", 7],
    ],
    "no-host",
    "dead",
  ],
  [
    "gone, but the worker finds it",
    [
      ["gone", 0],
      ["gone", 7],
    ],
    "ok",
    "alive",
  ],
  [
    "gone, but the worker is refused",
    [
      ["gone", 0],
      ["gone", 7],
    ],
    "refuses-robots",
    "alive",
  ],
  [
    "gone, and the worker gets no answer in time",
    [
      ["gone", 0],
      ["gone", 7],
    ],
    "timeout",
    "open",
  ],
  [
    "failing long enough, and for the worker too",
    [
      ["timeout", 0],
      ["timeout", 7],
      ["timeout", 14],
      ["timeout", 21],
    ],
    "server-error",
    "dead",
  ],
  [
    "failing, but not for long enough",
    [
      ["timeout", 0],
      ["timeout", 7],
    ],
    "timeout",
    "open",
  ],
  ["gone in one pass alone", [["gone", 0]], "gone", "open"],
])("a recheck decides whether a suspected link is dead: %s", (_, passes, answer, verdict) => {
  const known = after(...passes);
  const decided = afterRecheck(known, recheck(answer, 30));
  if (verdict === "open") expect(decided).toEqual(known);
  else if (verdict === "dead") expect(decided).toEqual({ ...known, deadSince: at(30) });
  else expect(decided).toMatchObject({ state: answer, badSince: null, badPasses: 0, goneSince: null, deadSince: null });
});

test.each<[LinkState, string | null]>([
  ["ok", null],
  ["moved", "moved"],
  ["refuses-robots", "refused"],
  ["gone", null],
  ["no-host", null],
  ["broken-tls", null],
  ["server-error", null],
  ["timeout", null],
  ["parked", "parked"],
])("after one pass, %s is shown as %s: one bad pass may be an accident", (state, sign) => {
  expect(signOf(after([state, 0]))).toBe(sign);
});

test("after two bad passes an address has the sign silent, and a dead address has the sign gone", () => {
  const silent = after(["timeout", 0], ["timeout", 7]);
  expect([signOf(silent), silent.badSince]).toEqual(["silent", at(0)]);
  const dead = afterRecheck(after(["gone", 0], ["gone", 7]), recheck("gone", 8));
  expect([signOf(dead), dead.badSince]).toEqual(["gone", at(0)]);
  expect(signOf(afterPass(dead, result("server-error", 14)))).toBe("gone");
  expect(signOf(afterPass(dead, result("ok", 14)))).toBeNull();
});

test("an archived repository has the sign archived, on any host, unless it does not answer", () => {
  const archived = (state: LinkState, days: number, known?: LinkHealth) =>
    afterPass(known, { ...result(state, days), activity: "archived" });
  expect([signOf(archived("ok", 0)), signOf(archived("moved", 0))]).toEqual(["archived", "archived"]);
  const once = afterPass(archived("ok", 0), result("gone", 7));
  expect([signOf(once), signOf(afterPass(once, result("gone", 14)))]).toEqual(["archived", "silent"]);
  expect(signOf(afterPass(archived("ok", 0), { ...result("ok", 7), activity: at(7).slice(0, 10) }))).toBeNull();
});

test("known activity stays if a check cannot read it, and ends with a new address", () => {
  const pushed = afterPass(undefined, { ...result("ok", 0), activity: "2024-03-12" });
  const asked = afterPass(afterPass(pushed, { ...result("ok", 7), activity: null }), result("timeout", 14));
  expect(asked.activity).toBe("2024-03-12");
  const gone = [15, 16].reduce((known, days) => afterPass(known, result("gone", days)), asked);
  expect(afterRecheck(gone, recheck("ok", 17)).activity).toBe("2024-03-12");
  expect(afterPass(pushed, { ...result("ok", 7), url: "https://two.example/" }).activity).toBeNull();
});

test("a domain for sale is parked from the first pass that saw it, until a pass finds it working", () => {
  const parked = after(["timeout", 0], ["parked", 7], ["parked", 14]);
  expect([signOf(parked), parked.badSince]).toEqual(["parked", at(7)]);
  expect(afterPass(parked, result("ok", 21))).toMatchObject({ state: "ok", badSince: null });
});

test("a row with a new address starts a new history", () => {
  const dead = afterRecheck(after(["gone", 0], ["gone", 7]), recheck("gone", 8));
  const fixed = afterPass(dead, { ...result(null, 14), url: "https://two.example/" });
  expect(fixed).toMatchObject({ url: "https://two.example/", state: null, checked: null, deadSince: null });
});

test("if more than a quarter of the addresses fail, the pass is discarded", () => {
  const pass = (bad: number, good: number) => [
    ...Array.from({ length: bad }, () => ({ state: "no-host" as const })),
    ...Array.from({ length: good }, () => ({ state: "ok" as const })),
    { state: null },
  ];
  expect([isBelievable(pass(25, 75)), isBelievable(pass(26, 74)), isBelievable(pass(0, 0))]).toEqual([
    true,
    false,
    true,
  ]);
});

const anyPass = fc.record({ state: fc.constantFrom(...linkStates, null), hours: fc.integer({ min: 1, max: 400 }) });
const anyPasses = fc.array(anyPass, { minLength: 1, maxLength: 12 });

function walk(passes: { state: LinkState | null; hours: number }[], recheckWith?: LinkState): LinkHealth[] {
  let now = start;
  let known: LinkHealth | undefined;
  return passes.map(({ state, hours }) => {
    now += hours * hourMs;
    known = afterPass(known, { ...result(state, 0), at: new Date(now).toISOString() });
    if (recheckWith) known = afterRecheck(known, { state: recheckWith, code: null, at: new Date(now).toISOString() });
    return known;
  });
}

test("passes alone never mark an address as dead", () => {
  fc.assert(fc.property(anyPasses, (passes) => walk(passes).every(({ deadSince }) => deadSince === null)));
});

test("a dead address was bad in two or more passes a day apart, with no good pass between them", () => {
  fc.assert(
    fc.property(anyPasses, (passes) => {
      for (const [index, health] of walk(passes, "gone").entries()) {
        if (health.deadSince === null) continue;
        const asked = passes.slice(0, index + 1).filter(({ state }) => state !== null);
        const run = asked.slice(asked.findLastIndex(({ state }) => !isBad(state)) + 1);
        expect(run.length).toBeGreaterThanOrEqual(2);
        expect(Date.parse(health.checked ?? "") - Date.parse(health.badSince ?? "")).toBeGreaterThanOrEqual(dayMs);
      }
    }),
  );
});

test("any answer from the site ends a series of bad passes", () => {
  fc.assert(
    fc.property(
      anyPasses,
      fc.constantFrom("ok" as const, "moved" as const, "refuses-robots" as const),
      (passes, good) => {
        const [last] = walk([...passes, { state: good, hours: 24 }], "gone").slice(-1);
        expect(last).toMatchObject({ state: good, badSince: null, badPasses: 0, goneSince: null, deadSince: null });
      },
    ),
  );
});

test("a result that arrives twice or late changes nothing", () => {
  fc.assert(
    fc.property(anyPasses, fc.constantFrom(...linkStates), (passes, state) => {
      const known = walk(passes).at(-1) as LinkHealth;
      fc.pre(known.checked !== null);
      expect(afterPass(known, { ...result(state, 0), at: known.checked ?? "" })).toEqual(known);
      expect(afterPass(known, result(state, -1))).toEqual(known);
    }),
  );
});
