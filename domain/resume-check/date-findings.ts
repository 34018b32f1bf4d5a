import { type DateStyle, isAfter, pointOf, rightToLeft, styleOf } from "../resume/points.ts";
import type { Source, Value } from "../resume/resume.schema.ts";
import { type Check, type Finding, placed, type Subject } from "./check.ts";

/** Every date of the roles, with the place of its period. */
function roleDates({ resume }: Subject): { date: string; style: DateStyle; at: Source | undefined }[] {
  return resume.roles.flatMap(({ start, end, period }) =>
    [start.text, end.text].flatMap((date) => {
      const style = styleOf(date);
      return style ? [{ date, style, at: period.source }] : [];
    }),
  );
}

export const dateStyle: Check["find"] = (subject) => {
  const dates = roleDates(subject);
  const count = (style: DateStyle) => dates.filter((date) => date.style === style).length;
  const [usual] = dates.toSorted((a, b) => count(b.style) - count(a.style));
  return dates
    .filter(({ style }) => style !== usual?.style)
    .map(({ date, at }) => ({ text: date, why: `is not written like ${usual?.date}.`, ...placed(at) }));
};

export const dateOrder: Check["find"] = ({ resume, lines, today }) => {
  const isReversible = lines.some(({ text }) => rightToLeft.test(text));
  const entries: { period: Value; start: Value; end: Value }[] = [...resume.roles, ...resume.education];
  return entries.flatMap(({ period, start, end }): Finding[] => {
    const [from, to] = [pointOf(start.text), pointOf(end.text)];
    const fault = (why: string) => [{ text: period.text, why, ...placed(period.source) }];
    if (from && to && isAfter(from, to)) return isReversible ? [] : fault("ends before it begins.");
    return from && isAfter(from, today) ? fault("begins in the future.") : [];
  });
};
