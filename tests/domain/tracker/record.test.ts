import fc from "fast-check";
import { expect, test } from "vitest";
import { isDeletedSince, merged, newest, stableText } from "#domain/tracker/merge.ts";
import { readRecords, type TrackerRecord } from "#domain/tracker/record.schema.ts";
import { daysLater, deleted, edited, isForgettable, moved, newRecord, restored } from "#domain/tracker/record.ts";
import { addressKey } from "#domain/tracker/saved-keys.ts";
import { noon, record } from "../../support/tracker-records.ts";

test("every record that is made, edited, moved or deleted has the shape that a backup has", () => {
  const made = record({ url: "https://a.example", tags: ["x"] });
  const applied = moved(made, { stage: "applied" }, noon("2026-11-02"));
  const closed = moved(applied, { stage: "closed", outcome: "rejected" }, noon("2026-11-03"));
  const noted = edited(closed, { notes: "x".repeat(30_000), title: "A\nB" }, noon("2026-11-04"));
  const gone = deleted(noted, noon("2026-11-05"));
  expect(readRecords([made, applied, closed, noted, gone])).toEqual([made, applied, closed, noted, gone]);
  expect(noted.notes).toHaveLength(20_000);
  expect(noted.title).toBe("A B");
});

test("a record made or edited from another one's fields keeps its own id and history", () => {
  const other = moved(record({ title: "Other" }), { stage: "offer" }, noon("2026-11-02"));
  const made = newRecord("own", { ...other }, { stage: "saved" }, noon("2026-11-03"));
  expect(made).toMatchObject({ id: "own", title: "Other", history: [{ stage: "saved" }] });
  expect(edited(made, { ...other, title: "Mine" }, noon("2026-11-04"))).toMatchObject({
    id: "own",
    title: "Mine",
    stage: "saved",
  });
});

test("a record of another shape is refused, and with it the whole list", () => {
  const made = record();
  for (const wrong of [
    { ...made, stage: "won" },
    { ...made, version: 2 },
    { ...made, extra: 1 },
    { ...made, applied: "yesterday" },
    { ...made, title: "x".repeat(501) },
  ])
    expect(readRecords([made, wrong])).toBeUndefined();
});

test("moving to Applied sets the day of applying once, and every stage stands in the history", () => {
  const applied = moved(record(), { stage: "applied" }, noon("2026-11-02"));
  const back = moved(
    moved(applied, { stage: "interview" }, noon("2026-11-09")),
    { stage: "applied" },
    noon("2026-11-10"),
  );
  expect(back.applied).toBe("2026-11-02");
  expect(back.history.map(({ stage }) => stage)).toEqual(["saved", "applied", "interview", "applied"]);
  expect(moved(back, { stage: "applied" }, noon("2026-11-11"))).toBe(back);
});

test("a card that goes back to where it stood a minute ago keeps no trace of the slip", () => {
  const start = record();
  const at = (seconds: number) => new Date(noon("2026-11-02").getTime() + seconds * 1000);
  const slipped = moved(start, { stage: "applied" }, at(0));
  expect(slipped.applied).toBe("2026-11-02");
  const back = moved(slipped, { stage: "saved" }, at(59));
  expect(back).toEqual({ ...start, updatedAt: back.updatedAt });
  expect(back.updatedAt > slipped.updatedAt).toBe(true);
  expect(moved(slipped, { stage: "saved" }, at(61))).toMatchObject({ applied: "2026-11-02", stage: "saved" });
  expect(moved(slipped, { stage: "interview" }, at(5)).history).toHaveLength(3);
  const known = { ...start, applied: "2026-10-01" };
  expect(moved(moved(known, { stage: "applied" }, at(0)), { stage: "saved" }, at(5)).applied).toBe("2026-10-01");
});

test("a change is later than the one before it even when the clock was put back", () => {
  const made = record();
  expect(edited(made, { notes: "x" }, noon("2020-01-01")).updatedAt > made.updatedAt).toBe(true);
});

test("a deleted record keeps nothing of what it said, and an undo brings it back", () => {
  const made = record({ notes: "secret", contacts: [{ name: "Ada", role: "", email: "" }] });
  const gone = deleted(made, noon("2026-11-02"));
  expect(JSON.stringify(gone)).not.toMatch(/secret|Ada|Analyst/);
  expect(newest(gone, made)).toBe(gone);
  const back = restored(made, gone, noon("2026-11-02"));
  expect(newest(gone, back)).toBe(back);
  expect(back.notes).toBe("secret");
});

test("the mark of a deletion is forgotten after 90 days", () => {
  const gone = deleted(record({}, { stage: "saved" }, "2025-12-31"), noon("2026-01-01"));
  expect(isForgettable(gone, noon("2026-03-31"))).toBe(false);
  expect(isForgettable(gone, noon("2026-04-02"))).toBe(true);
  expect(isForgettable(record(), noon("2030-01-01"))).toBe(false);
});

test("days are counted in the calendar", () => {
  expect(daysLater("2026-02-27", 2)).toBe("2026-03-01");
  expect(daysLater("2026-03-28", 1)).toBe("2026-03-29");
});

test.each([
  ["https://www.acme.example/jobs/1/?utm_source=x&ref=y#apply", "https://acme.example/jobs/1"],
  ["https://acme.example/jobs?id=1&trk=z", "https://acme.example/jobs?id=1"],
])("%s is the same place as %s", (left, right) => {
  expect(addressKey(left)).toBe(addressKey(right));
});

test("other pages of a host have other keys", () => {
  expect(addressKey("https://acme.example/jobs?id=1")).not.toBe(addressKey("https://acme.example/jobs?id=2"));
});

/** Histories of a few records: changes and deletions at few moments, so that many are equal. */
const ids = ["a", "b", "c"];
const state = fc
  .record({
    id: fc.constantFrom(...ids),
    day: fc.integer({ min: 1, max: 3 }),
    notes: fc.string({ maxLength: 3 }),
    isGone: fc.boolean(),
  })
  .map(({ id, day, notes, isGone }): TrackerRecord => {
    const at = `2026-11-0${day}T00:00:00.000Z`;
    const { deletedAt: _, ...made } = { ...record({ notes }), id, createdAt: at, updatedAt: at };
    return isGone ? { ...made, deletedAt: at } : made;
  })
  .map((made) => ({ ...made, history: [] }));
const states = fc.array(state, { maxLength: 6 });

test("merging is commutative, associative, and stable", () => {
  fc.assert(
    fc.property(states, states, states, (a, b, c) => {
      const same = (left: TrackerRecord[], right: TrackerRecord[]) => expect(stableText(left)).toBe(stableText(right));
      same(merged(a, b), merged(b, a));
      same(merged(merged(a, b), c), merged(a, merged(b, c)));
      same(merged(merged(a, b), merged(a, b)), merged(a, b));
    }),
    { numRuns: 200 },
  );
});

test("what a visitor brings back over its deletion stays on every device, in whatever order they merge", () => {
  fc.assert(
    fc.property(states, states, (a, b) => {
      const here = merged(a, b);
      const lost = a.filter((copy) => {
        const current = here.find(({ id }) => id === copy.id);
        return isDeletedSince(copy, current);
      });
      for (const copy of lost) {
        const mark = here.find(({ id }) => id === copy.id);
        const back = restored(copy, mark, noon("2026-11-02"));
        for (const all of [merged(here, [back]), merged([back], here), merged(a, merged([back], b))])
          expect(all.find(({ id }) => id === copy.id)).toEqual(back);
      }
    }),
  );
});

test("a deletion comes back only by a later change", () => {
  fc.assert(
    fc.property(states, states, (a, b) => {
      for (const after of merged(a, b)) {
        const marks = [...a, ...b].filter(({ id, deletedAt }) => id === after.id && deletedAt);
        if (!after.deletedAt) for (const mark of marks) expect(after.updatedAt >= mark.updatedAt).toBe(true);
      }
    }),
  );
});
