import { expect, test } from "vitest";
import { hourMs } from "#domain/time.ts";
import { agenda, due } from "#domain/tracker/agenda.ts";
import { glanceAt } from "#domain/tracker/glance.ts";
import { snapshotAt } from "#domain/tracker/stored-glance.ts";
import { noon, record } from "../../support/tracker-records.ts";

const now = noon("2026-11-23").getTime();
const at = (moment: string) => new Date(moment).toISOString();
const event = { start: at("2026-11-28T17:30"), end: at("2026-11-28T19:30"), isExpected: false };

test("the stored summary gives the tracker's own steps for every hour of the next weeks", () => {
  const records = [
    record({}, { stage: "applied" }, "2026-11-23"),
    record({ sent: [{ what: "follow-up", on: "2026-11-20" }] }, { stage: "applied" }, "2026-11-10"),
    record({ interviews: [at("2026-11-25T16:30"), at("2026-12-02T09:15")] }, { stage: "interview" }, "2026-11-20"),
    record({ interviews: [at("2026-11-26T10:00")] }, { stage: "offer" }, "2026-11-20"),
    record({ deadline: "2026-12-05" }),
    record({ event }),
    record({ next: { what: "Call Ada", on: "2026-11-30" } }, { stage: "in-touch" }, "2026-11-20"),
    record({}, { stage: "closed", outcome: "rejected" }, "2026-11-20"),
  ];
  const { turns: snapshots } = glanceAt(records, now);
  for (let moment = now; moment < now + 60 * 24 * hourMs; moment += hourMs / 4) {
    const snapshot = snapshotAt(snapshots, moment);
    const [first] = [...due(records, moment), ...agenda(records, moment)];
    expect(snapshot?.due).toBe(due(records, moment).length);
    expect(snapshot?.first).toMatchObject({ id: first?.record.id, what: first?.step.what, on: first?.step.on });
  }
});

test("after its last snapshot, the summary only knows that a step exists", () => {
  const days = Array.from({ length: 80 }, (_, index) => new Date(now + index * 24 * hourMs).toISOString().slice(0, 10));
  const { turns: snapshots } = glanceAt(
    days.map((on) => record({ next: { what: "Call", on } })),
    now,
  );
  expect(snapshotAt(snapshots, now + 50 * 24 * hourMs)?.due).toBe(51);
  expect(snapshotAt(snapshots, now + 79 * 24 * hourMs)).toEqual({ from: expect.any(Number) });
});

test("without applications, or with a deleted one, nothing is due", () => {
  expect(snapshotAt(glanceAt([], now).turns, now)).toMatchObject({ due: 0 });
  const gone = record({ deadline: "2026-11-26" });
  expect(snapshotAt(glanceAt([{ ...gone, deletedAt: at("2026-11-23") }], now).turns, now)?.first).toBeUndefined();
});

test("a step with an hour or a deadline today comes before older steps, on home and in the list", () => {
  const old = ["2026-11-10", "2026-11-11", "2026-11-12"].map((day) => record({}, { stage: "applied" }, day));
  const interview = record({ interviews: [at("2026-11-23T12:40")] }, { stage: "interview" }, "2026-11-20");
  const deadline = record({ deadline: "2026-11-23" });
  const records = [...old, deadline, interview];
  expect(due(records, now).map(({ step }) => step.kind)).toEqual([
    "interview",
    "deadline",
    ...["follow-up", "follow-up", "follow-up"],
  ]);
  const { turns: snapshots } = glanceAt([...old, interview], now);
  expect(snapshotAt(snapshots, now)).toMatchObject({ due: 4, first: { id: interview.id } });
  expect(snapshotAt(snapshots, now + 2 * hourMs)?.first?.what).toBe("Follow up");
});

test("a thank-you and a follow-up come before steps that only close an application", () => {
  const silent = ["2026-10-01", "2026-10-02", "2026-10-03"].map((day) => record({}, { stage: "applied" }, day));
  const passed = record({ deadline: "2026-11-01" });
  const followUp = record({}, { stage: "applied" }, "2026-11-15");
  const thanks = record({ interviews: [at("2026-11-22T10:00")] }, { stage: "interview" }, "2026-11-20");
  const records = [...silent, passed, followUp, thanks];
  expect(due(records, now).map(({ step }) => step.kind)).toEqual([
    "thank-you",
    "follow-up",
    ...["close", "close", "close"],
    "deadline",
  ]);
  const { turns: snapshots } = glanceAt(records, now);
  expect(snapshotAt(snapshots, now)).toMatchObject({ due: 6, first: { id: thanks.id } });
});

test("a step on a later day comes after every due step", () => {
  const silent = record({}, { stage: "applied" }, "2026-10-01");
  const thanks = record({ interviews: [at("2026-11-23T08:00")] }, { stage: "interview" }, "2026-11-20");
  const { turns: snapshots } = glanceAt([silent, thanks], now);
  expect(snapshotAt(snapshots, now)).toMatchObject({ due: 1, first: { id: silent.id } });
});
