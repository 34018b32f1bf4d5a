import fc from "fast-check";
import { expect, test } from "vitest";
import { isDeletedSince, merged, newest, stableText } from "#domain/tracker/merge.ts";
import { readRecords, type TrackerRecord } from "#domain/tracker/record.schema.ts";
import { daysLater, deleted, edited, isForgettable, moved, newRecord, restored } from "#domain/tracker/record.ts";
import { addressKey } from "#domain/tracker/saved-keys.ts";
import { noon, record } from "../../support/tracker-records.ts";

test("every new, edited, moved or deleted record has the shape of a backup", () => {
  const made = record({ url: "https://a.example", tags: ["x"] });
  const applied = moved(made, { stage: "applied" }, noon("2026-11-02"));
  const closed = moved(applied, { stage: "closed", outcome: "rejected" }, noon("2026-11-03"));
  const noted = edited(closed, { notes: "x".repeat(30_000), title: "A\nB" }, noon("2026-11-04"));
  const gone = deleted(noted, noon("2026-11-05"));
  expect(readRecords([made, applied, closed, noted, gone])).toEqual([made, applied, closed, noted, gone]);
  expect(noted.notes).toHaveLength(20_000);
  expect(noted.title).toBe("A B");
});

test("a record that takes another record's fields keeps its own id and history", () => {
  const other = moved(record({ title: "Other" }), { stage: "offer" }, noon("2026-11-02"));
  const made = newRecord("own", { ...other }, { stage: "saved" }, noon("2026-11-03"));
  expect(made).toMatchObject({ id: "own", title: "Other", history: [{ stage: "saved" }] });
  expect(edited(made, { ...other, title: "Mine" }, noon("2026-11-04"))).toMatchObject({
    id: "own",
    title: "Mine",
    stage: "saved",
  });
});

test("one record of another shape makes the whole list invalid", () => {
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

test("moving to Applied sets the application date once, and the history has every stage", () => {
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

test("a card that is moved back within a minute keeps no trace of the move", () => {
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

test("a change is later than the change before it, even if the clock was set back", () => {
  const made = record();
  expect(edited(made, { notes: "x" }, noon("2020-01-01")).updatedAt > made.updatedAt).toBe(true);
});

test("a deleted record loses all its content, and an undo brings the content back", () => {
  const made = record({ notes: "secret", contacts: [{ name: "Ada", role: "", email: "" }] });
  const gone = deleted(made, noon("2026-11-02"));
  expect(JSON.stringify(gone)).not.toMatch(/secret|Ada|Analyst/);
  expect(newest(gone, made)).toBe(gone);
  const back = restored(made, gone, noon("2026-11-02"));
  expect(newest(gone, back)).toBe(back);
  expect(back.notes).toBe("secret");
});

test("the mark of a deletion is removed after 90 days", () => {
  const gone = deleted(record({}, { stage: "saved" }, "2025-12-31"), noon("2026-01-01"));
  expect(isForgettable(gone, noon("2026-03-31"))).toBe(false);
  expect(isForgettable(gone, noon("2026-04-02"))).toBe(true);
  expect(isForgettable(record(), noon("2030-01-01"))).toBe(false);
});

test("days are counted by the calendar, not by hours", () => {
  expect(daysLater("2026-02-27", 2)).toBe("2026-03-01");
  expect(daysLater("2026-03-28", 1)).toBe("2026-03-29");
});

test.each([
  ["https://www.acme.example/jobs/1/?utm_source=x&ref=y#apply", "https://acme.example/jobs/1"],
  ["https://acme.example/jobs?id=1&trk=z", "https://acme.example/jobs?id=1"],
])("the address %s counts as the address %s", (left, right) => {
  expect(addressKey(left)).toBe(addressKey(right));
});

test("two pages of one host have different keys", () => {
  expect(addressKey("https://acme.example/jobs?id=1")).not.toBe(addressKey("https://acme.example/jobs?id=2"));
});

/**
 * Versions of three records. They share three moments, so that many changes happen at the same
 * time.
 */
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

test("merging is commutative, associative and idempotent", () => {
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

test("a restored record stays restored on every device, in any order of merging", () => {
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

test("only a later change can bring a deleted record back", () => {
  fc.assert(
    fc.property(states, states, (a, b) => {
      for (const after of merged(a, b)) {
        const marks = [...a, ...b].filter(({ id, deletedAt }) => id === after.id && deletedAt);
        if (!after.deletedAt) for (const mark of marks) expect(after.updatedAt >= mark.updatedAt).toBe(true);
      }
    }),
  );
});
