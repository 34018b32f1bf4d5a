import { withoutDates } from "../resume/dates.ts";
import { isPlace } from "../resume/places.ts";
import type { Resume } from "../resume/resume.schema.ts";

/** Text between the parts of a line. */
const between = /[|,;·•()]| [–—-] /;

/**
 * Whether a school's town is the only text of a line that no field has: towns of schools have no
 * field. The town is in the line of the school, or alone in one of the two lines below the school
 * or the degree, with or without a date.
 */
export function isStudyTown(lines: string[], at: number, { education }: Resume): boolean {
  const line = lines[at] ?? "";
  const above = lines.slice(Math.max(0, at - 2), at);
  return education.some(({ institution, degree, period, grade }) => {
    const names = [institution, degree].map(({ text }) => text).filter((text) => text !== "");
    const isNamed = (text: string) => names.some((name) => text.includes(name));
    if (!isNamed(line) && !above.some(isNamed)) return false;
    const rest = [...names, period.text, grade.text].reduce((left, field) => left.replace(field, ","), line);
    const parts = withoutDates(rest).split(between);
    return isPlace(parts.flatMap((part) => part.trim() || []).join(", "));
  });
}
