import { expect, test } from "vitest";
import { insightsOf } from "#domain/tracker/insights.ts";
import { moved } from "#domain/tracker/record.ts";
import { noon, record } from "../../support/tracker-records.ts";

test("six added by hand, one at Interview and one at Offer, count as they stand in the list", () => {
  const stages = ["applied", "applied", "saved", "interview", "offer", "closed"] as const;
  const found = insightsOf(stages.map((stage) => record({}, { stage })));
  expect(found).toMatchObject({ sent: 4, replies: 2, interviews: 2, offers: 1 });
});

test("an application counts by its stage even where its history does not name it", () => {
  expect(insightsOf([{ ...record({}, { stage: "offer" }), history: [] }])).toMatchObject({ sent: 1, offers: 1 });
});

test("one that has come further and was rejected still counts for the interview", () => {
  const rejected = moved(
    record({}, { stage: "interview" }),
    { stage: "closed", outcome: "rejected" },
    noon("2026-11-09"),
  );
  expect(insightsOf([rejected])).toMatchObject({ sent: 1, replies: 1, interviews: 1, offers: 0 });
});

test.each([
  ["accepted", { sent: 1, replies: 1, interviews: 1, offers: 1 }],
  ["rejected", { sent: 1, replies: 1, interviews: 0, offers: 0 }],
  ["no-answer", { sent: 1, replies: 0, interviews: 0, offers: 0 }],
  ["withdrawn", { sent: 0, replies: 0, interviews: 0, offers: 0 }],
] as const)("closed as '%s' says how far an application came at least", (outcome, counts) => {
  expect(insightsOf([record({}, { stage: "closed", outcome })])).toMatchObject(counts);
});

test("one added at Offer has no days to an interview, since nobody knows them", () => {
  const offer = record({ applied: "2026-11-01" }, { stage: "offer" }, "2026-11-08");
  expect(insightsOf([offer])).toMatchObject({ interviews: 1, daysToInterview: undefined });
});
