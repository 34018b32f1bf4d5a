import { endsOf } from "../resume/periods.ts";
import { type DateStyle, isAfter, pointOf, rightToLeft, styleOf } from "../resume/points.ts";
import type { Source, Story } from "../resume/resume.schema.ts";
import { splitDate } from "../resume/story.ts";
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

/** The date of an honor or a project, which is the first line of its story. */
const dated = (story: Story) => ({ text: splitDate(story).date, source: story.source });

export const dateOrder: Check["find"] = ({ resume, lines, today }) => {
  const isReversible = lines.some(({ text }) => rightToLeft.test(text));
  const told = [...resume.honors, ...resume.projects].map(({ story }) => dated(story));
  const entries = [...[...resume.roles, ...resume.education].map(({ period }) => period), ...told];
  return entries.flatMap((period): Finding[] => {
    const { start, end } = endsOf(period.text);
    const [from, to] = [pointOf(start), pointOf(end)];
    const fault = (why: string) => [{ text: period.text, why, ...placed(period.source) }];
    if (from && to && isAfter(from, to)) return isReversible ? [] : fault("ends before it begins.");
    return from && isAfter(from, today) ? fault("begins in the future.") : [];
  });
};
