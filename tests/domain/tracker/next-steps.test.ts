import { expect, test } from "vitest";
import { agenda, due } from "#domain/tracker/agenda.ts";
import { nextStep, nextSteps, stepDone } from "#domain/tracker/next-steps.ts";
import { moved } from "#domain/tracker/record.ts";
import { noon, record } from "../../support/tracker-records.ts";

const applied = () => record({}, { stage: "applied" }, "2026-11-01");
const at = (day: string) => noon(day).toISOString();

test("seven days after applying comes a follow-up, then a second one, and no third", () => {
  let sent = applied();
  expect(nextStep(sent, "2026-11-01")).toEqual({ kind: "follow-up", what: "Follow up", on: "2026-11-08" });
  sent = stepDone(sent, nextSteps(sent, "2026-11-08")[0] as never, noon("2026-11-09"));
  expect(nextStep(sent, "2026-11-09")).toMatchObject({ what: "Follow up a second time", on: "2026-11-16" });
  sent = stepDone(sent, nextSteps(sent, "2026-11-16")[0] as never, noon("2026-11-16"));
  expect(nextStep(sent, "2026-11-17")).toBeUndefined();
});

test("after 21 days without an answer it offers to close, and does so", () => {
  const silent = applied();
  expect(nextStep(silent, "2026-11-21")?.kind).toBe("follow-up");
  const close = nextStep(silent, "2026-11-22");
  expect(close).toEqual({ kind: "close", what: "No answer for 21 days. Close it?", on: "2026-11-22" });
  const closed = stepDone(silent, close as never, noon("2026-11-22"));
  expect(closed).toMatchObject({ stage: "closed", outcome: "no-answer" });
  expect(nextStep(closed, "2026-12-22")).toBeUndefined();
});

test("one day after an interview comes a thank-you, until it was sent", () => {
  const interviewed = record({ interviews: [at("2026-11-10")] }, { stage: "interview" });
  expect(nextStep(interviewed, "2026-11-09")).toMatchObject({ kind: "interview", on: "2026-11-10" });
  const thanks = nextStep(interviewed, "2026-11-11");
  expect(thanks).toEqual({ kind: "thank-you", what: "Send a thank-you", on: "2026-11-11" });
  const thanked = stepDone(interviewed, thanks as never, noon("2026-11-11"));
  expect(nextStep(thanked, "2026-11-12")).toBeUndefined();
});

test("a step of the visitor's own takes the place of a follow-up, and doing it clears it", () => {
  const planned = { ...applied(), next: { what: "Call Ada", on: "2026-11-30" } };
  expect(nextSteps(planned, "2026-11-25")).toEqual([{ kind: "own", what: "Call Ada", on: "2026-11-30" }]);
  const done = stepDone(planned, nextSteps(planned, "2026-11-25")[0] as never, noon("2026-11-25"));
  expect(done.next).toEqual({ what: "", on: "" });
});

test("a deadline counts until one has applied, an offer until it is answered", () => {
  const saved = record({ deadline: "2026-11-20" });
  expect(nextStep(saved, "2026-11-10")).toMatchObject({ kind: "deadline", on: "2026-11-20" });
  const sent = stepDone(saved, nextStep(saved, "2026-11-10") as never, noon("2026-11-10"));
  expect(sent).toMatchObject({ stage: "applied", applied: "2026-11-10" });
  const offered = record({ offerUntil: "2026-11-25" }, { stage: "offer" });
  expect(nextStep(offered, "2026-11-10")).toMatchObject({ kind: "offer", on: "2026-11-25" });
});

test("a saved contest starts at its time, says when it is not announced yet, and is closed when done", () => {
  const event = { start: at("2026-11-28"), end: at("2026-11-29"), isExpected: true };
  const contest = record({ kind: "contest", event });
  const step = { kind: "event", what: "Contest starts (expected)", on: "2026-11-28", at: event.start };
  expect(nextSteps(contest, "2026-11-25")).toEqual([step]);
  const announced = record({ kind: "contest", event: { ...event, isExpected: false } });
  expect(nextStep(announced, "2026-11-25")?.what).toBe("Contest starts");
  expect(stepDone(contest, step as never, noon("2026-11-29"))).toMatchObject({ stage: "closed", outcome: "", event });
});

test("the agenda is in the order of days, and what is due is today's or older", () => {
  const records = [
    record({ next: { what: "b", on: "2026-11-12" } }),
    record({ next: { what: "a", on: "2026-11-10" } }),
    record({ next: { what: "no day", on: "" } }),
    moved(record({ next: { what: "closed", on: "2026-11-01" } }), { stage: "closed" }, noon("2026-11-02")),
  ];
  expect(agenda(records, "2026-11-10").map(({ step }) => step.what)).toEqual(["a", "b"]);
  expect(due(records, "2026-11-10").map(({ step }) => step.what)).toEqual(["a"]);
});
