import { expect, test } from "vitest";
import { agenda, due } from "#domain/tracker/agenda.ts";
import { lastChangeTime, nextStep, nextSteps, stepDone } from "#domain/tracker/next-steps.ts";
import { moved } from "#domain/tracker/record.ts";
import { noon, record } from "../../support/tracker-records.ts";

const applied = () => record({}, { stage: "applied" }, "2026-11-01");
const ms = (day: string) => noon(day).getTime();
const at = (day: string) => noon(day).toISOString();

test("a follow-up is due seven days after applying, then a second one, and never a third", () => {
  let sent = applied();
  expect(nextStep(sent, ms("2026-11-01"))).toEqual({ kind: "follow-up", what: "Follow up", on: "2026-11-08" });
  sent = stepDone(sent, nextSteps(sent, ms("2026-11-08"))[0] as never, noon("2026-11-09"));
  expect(nextStep(sent, ms("2026-11-09"))).toMatchObject({ what: "Follow up a second time", on: "2026-11-16" });
  sent = stepDone(sent, nextSteps(sent, ms("2026-11-16"))[0] as never, noon("2026-11-16"));
  expect(nextStep(sent, ms("2026-11-17"))).toBeUndefined();
});

test("after 21 days without an answer, the tracker offers to close and says how many days it has been", () => {
  const silent = applied();
  expect(nextStep(silent, ms("2026-11-21"))?.kind).toBe("follow-up");
  const close = nextStep(silent, ms("2026-11-22"));
  expect(close).toEqual({ kind: "close", what: "No answer for 21 days. Close it?", on: "2026-11-22" });
  expect(nextStep(silent, ms("2026-11-27"))?.what).toBe("No answer for 26 days. Close it?");
  expect(nextStep(silent, ms("2027-04-01"))).toMatchObject({
    what: "No answer for 151 days. Close it?",
    on: "2026-11-22",
  });
  const closed = stepDone(silent, close as never, noon("2026-11-22"));
  expect(closed).toMatchObject({ stage: "closed", outcome: "no-answer" });
  expect(nextStep(closed, ms("2026-12-22"))).toBeUndefined();
});

test("one day after an interview, a thank-you is due until it was sent", () => {
  const interviewed = record({ interviews: [at("2026-11-10")] }, { stage: "interview" });
  expect(nextStep(interviewed, ms("2026-11-09"))).toMatchObject({ kind: "interview", on: "2026-11-10" });
  const thanks = nextStep(interviewed, ms("2026-11-11"));
  expect(thanks).toEqual({ kind: "thank-you", what: "Send a thank-you", on: "2026-11-11" });
  const thanked = stepDone(interviewed, thanks as never, noon("2026-11-11"));
  expect(nextStep(thanked, ms("2026-11-12"))).toBeUndefined();
});

test("an interview has its hour and is over one hour after it begins; then the thank-you follows", () => {
  const start = noon("2026-11-10").toISOString();
  const interviewed = record({ interviews: [start] }, { stage: "interview" });
  const interview = { kind: "interview", what: "Interview", on: "2026-11-10", at: start };
  const later = (minutes: number) => Date.parse(start) + minutes * 60_000;
  expect(nextSteps(interviewed, later(59))).toEqual([interview]);
  expect(nextSteps(interviewed, later(60))).toEqual([
    { kind: "thank-you", what: "Send a thank-you", on: "2026-11-11" },
  ]);
  const others = [record(), interviewed];
  expect(lastChangeTime(others, later(59))).toBe(new Date("2026-11-10T00:00").getTime());
  expect(lastChangeTime(others, later(75))).toBe(later(60));
});

test("a course or a project gets no follow-up, and no closing without an answer", () => {
  for (const kind of ["certification", "project", "portal", "contest"] as const)
    for (const day of ["2026-11-10", "2026-12-20"])
      expect(nextStep(record({ kind, applied: "2026-11-01" }, { stage: "applied" }, "2026-11-01"), ms(day))).toBe(
        undefined,
      );
});

test("the visitor's own step replaces a follow-up, and disappears when it is done", () => {
  const planned = { ...applied(), next: { what: "Call Ada", on: "2026-11-30" } };
  expect(nextSteps(planned, ms("2026-11-25"))).toEqual([{ kind: "own", what: "Call Ada", on: "2026-11-30" }]);
  const done = stepDone(planned, nextSteps(planned, ms("2026-11-25"))[0] as never, noon("2026-11-25"));
  expect(done.next).toEqual({ what: "", on: "" });
});

test("a deadline counts until the visitor has applied, and an offer until the visitor answers it", () => {
  const saved = record({ deadline: "2026-11-20" });
  expect(nextStep(saved, ms("2026-11-10"))).toMatchObject({ kind: "deadline", on: "2026-11-20" });
  const sent = stepDone(saved, nextStep(saved, ms("2026-11-10")) as never, noon("2026-11-10"));
  expect(sent).toMatchObject({ stage: "applied", applied: "2026-11-10" });
  const missed = nextStep(saved, ms("2026-11-21"));
  expect(missed).toEqual({ kind: "deadline", what: "The deadline has passed", on: "2026-11-20", isOver: true });
  expect(stepDone(saved, missed as never, noon("2026-11-21"))).toMatchObject({ stage: "closed", outcome: "" });
  const offered = record({ offerUntil: "2026-11-25" }, { stage: "offer" });
  expect(nextStep(offered, ms("2026-11-10"))).toMatchObject({ kind: "offer", on: "2026-11-25" });
});

test("a saved contest begins at its time, says if it is only expected, and is closed when done", () => {
  const event = { start: at("2026-11-28"), end: at("2026-11-29"), isExpected: true };
  const what = (isExpected: boolean, day: string) =>
    nextStep(record({ kind: "contest", event: { ...event, isExpected } }), ms(day))?.what;
  const contest = record({ kind: "contest", event });
  const step = { kind: "event", what: "Contest starts (expected)", isAhead: true, on: "2026-11-28", at: event.start };
  expect(nextSteps(contest, ms("2026-11-25"))).toEqual([step]);
  expect(["2026-11-25", "2026-11-28", "2026-11-30"].map((day) => what(false, day))).toEqual([
    "Contest starts",
    "Contest is on",
    "Contest is over",
  ]);
  expect(["2026-11-28", "2026-11-30"].map((day) => what(true, day))).toEqual([
    "Contest is on (expected)",
    "Contest was expected",
  ]);
  expect(stepDone(contest, step as never, noon("2026-11-29"))).toMatchObject({ stage: "closed", outcome: "", event });
});

test("the agenda is sorted by day, and steps of today or earlier are due", () => {
  const records = [
    record({ next: { what: "b", on: "2026-11-12" } }),
    record({ next: { what: "a", on: "2026-11-10" } }),
    record({ next: { what: "no day", on: "" } }),
    moved(record({ next: { what: "closed", on: "2026-11-01" } }), { stage: "closed" }, noon("2026-11-02")),
  ];
  expect(agenda(records, ms("2026-11-10")).map(({ step }) => step.what)).toEqual(["a", "b"]);
  expect(due(records, ms("2026-11-10")).map(({ step }) => step.what)).toEqual(["a"]);
});
