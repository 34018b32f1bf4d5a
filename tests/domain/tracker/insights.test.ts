import { expect, test } from "vitest";
import { insightsOf } from "#domain/tracker/insights.ts";
import { moved, withApplied, withInterview } from "#domain/tracker/record.ts";
import { noon, record } from "../../support/tracker-records.ts";

const now = noon("2026-12-31").getTime();
const at = (moment: string) => new Date(moment).toISOString();

test("applications that were added at a later stage count as sent, replies, interviews and offers", () => {
  const stages = ["applied", "applied", "saved", "interview", "offer", "closed"] as const;
  const found = insightsOf(
    stages.map((stage) => record({}, { stage })),
    now,
  );
  expect(found).toMatchObject({ sent: 4, replies: 2, interviews: 2, offers: 1 });
});

test("an application counts by its stage, even if its history does not have the stage", () => {
  expect(insightsOf([{ ...record({}, { stage: "offer" }), history: [] }], now)).toMatchObject({ sent: 1, offers: 1 });
});

test("an application that was rejected after an interview still counts as an interview", () => {
  const rejected = moved(
    record({}, { stage: "interview" }),
    { stage: "closed", outcome: "rejected" },
    noon("2026-11-09"),
  );
  expect(insightsOf([rejected], now)).toMatchObject({ sent: 1, replies: 1, interviews: 1, offers: 0 });
});

test.each([
  ["accepted", { sent: 1, replies: 1, interviews: 1, offers: 1 }],
  ["rejected", { sent: 1, replies: 1, interviews: 0, offers: 0 }],
  ["no-answer", { sent: 1, replies: 0, interviews: 0, offers: 0 }],
  ["withdrawn", { sent: 0, replies: 0, interviews: 0, offers: 0 }],
] as const)(
  "an application that was added as '%s' counts for the stages that it must have reached",
  (outcome, counts) => {
    expect(insightsOf([record({}, { stage: "closed", outcome })], now)).toMatchObject(counts);
  },
);

test("an application added at Offer gives no days to an interview, because they are unknown", () => {
  const offer = record({ applied: "2026-11-01" }, { stage: "offer" }, "2026-11-08");
  expect(insightsOf([offer], now)).toMatchObject({ interviews: 1, daysToInterview: undefined });
});

test("an application added after a reply gives no days to a reply, because its day is unknown", () => {
  const added = [
    record({ applied: "2026-06-01" }, { stage: "closed", outcome: "rejected" }, "2026-11-08"),
    record({ applied: "2026-11-01" }, { stage: "in-touch" }, "2026-11-08"),
    moved(
      record({ applied: "2026-11-01" }, { stage: "interview" }, "2026-11-08"),
      { stage: "offer" },
      noon("2026-11-20"),
    ),
  ];
  const nobodyKnows = { replies: 3, daysToReply: undefined, daysToInterview: undefined };
  expect(insightsOf(added, now)).toMatchObject(nobodyKnows);
  const answered = moved(record({}, { stage: "applied" }, "2026-11-01"), { stage: "in-touch" }, noon("2026-11-08"));
  expect(insightsOf([...added, answered], now).daysToReply).toEqual({ days: 7, n: 1 });
});

test("a past interview counts as a reply and an interview on its own day, at any stage", () => {
  const applied = record({ interviews: [at("2026-11-10T23:00")] }, { stage: "applied" }, "2026-11-01");
  const counted = { replies: 1, interviews: 1, daysToReply: { days: 9, n: 1 }, daysToInterview: { days: 9, n: 1 } };
  expect(insightsOf([applied], now)).toMatchObject(counted);
  expect(insightsOf([moved(applied, { stage: "offer" }, noon("2026-11-20"))], now)).toMatchObject(counted);
  expect(insightsOf([applied], noon("2026-11-10").getTime())).toMatchObject({ replies: 0, interviews: 0 });
});

test("the days to an interview end on its own date, and count only after the interview", () => {
  const sent = record(
    { applied: "2026-11-25", interviews: [at("2026-12-01T10:00")] },
    { stage: "applied" },
    "2026-11-25",
  );
  const invited = moved(sent, { stage: "interview" }, noon("2026-11-26"));
  expect(insightsOf([invited], noon("2026-11-26").getTime())).toMatchObject({
    interviews: 1,
    daysToReply: { days: 1, n: 1 },
    daysToInterview: undefined,
  });
  expect(insightsOf([invited], now).daysToInterview).toEqual({ days: 6, n: 1 });
});

test("a new application date moves only a saved application to Applied", () => {
  expect(withApplied({ stage: "saved" }, "2026-11-10")).toEqual({ stage: "applied" });
  expect(withApplied({ stage: "saved" }, "")).toEqual({ stage: "saved" });
  expect(withApplied({ stage: "saved" })).toEqual({ stage: "saved" });
  expect(withApplied({ stage: "offer" }, "2026-11-10")).toEqual({ stage: "offer" });
});

test("an added interview moves only an application at an earlier stage to Interview", () => {
  const interview = at("2026-11-10T15:00");
  expect(withInterview({ stage: "applied" }, [], [interview])).toEqual({ stage: "interview" });
  expect(withInterview({ stage: "applied" }, [interview], [interview])).toEqual({ stage: "applied" });
  expect(withInterview({ stage: "applied" }, [interview])).toEqual({ stage: "applied" });
  expect(withInterview({ stage: "offer" }, [], [interview])).toEqual({ stage: "offer" });
});
