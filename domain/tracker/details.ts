import { oneLine } from "../text/text.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { trackerLimits } from "./stages.ts";

/** The fields of a record that a visitor can enter. The others follow from actions. */
export type Details = Omit<
  TrackerRecord,
  "version" | "id" | "stage" | "outcome" | "history" | "createdAt" | "updatedAt" | "deletedAt"
>;

export const blank: Details = {
  kind: "job",
  title: "",
  organization: "",
  url: "",
  place: "",
  pay: "",
  source: "",
  applied: "",
  deadline: "",
  offerUntil: "",
  interviews: [],
  contacts: [],
  notes: "",
  posting: "",
  resume: "",
  next: { what: "", on: "" },
  event: undefined,
  sent: [],
  tags: [],
};

/** "Tester, Acme". A record of a company alone has the company as its title. */
export function fullTitle({ title, organization }: Pick<Details, "title" | "organization">): string {
  return !organization || organization === title ? title : `${title}, ${organization}`;
}

/**
 * Cuts the texts of details to the limits of a record. Other fields, such as the id of the record
 * that a form was filled from, are left out.
 */
export function withinLimits(details: Partial<Details>): Partial<Details> {
  const { line, notes, posting, url, entries } = trackerLimits;
  const longest: Partial<Record<string, number>> = { notes, posting, url };
  const known = Object.entries(details).filter(([key]) => Object.hasOwn(blank, key));
  const limited = known.map(([key, value]) => {
    if (typeof value === "string") {
      const text = longest[key] ? value : oneLine(value);
      return [key, text.slice(0, longest[key] ?? line)];
    }
    return [key, Array.isArray(value) ? value.slice(0, entries) : value];
  });
  return Object.fromEntries(limited);
}
