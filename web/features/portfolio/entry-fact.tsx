import { portfolioLimits } from "#domain/limits.ts";
import { degreeGrades, jobPlaces, withDegreeGrade, withJobPlace } from "#domain/portfolio/entry-facts.ts";
import { TextField } from "#web/ui/field.tsx";
import { useEditor } from "./editor-context.ts";

type Props = { label: string; at: number };

/** Edits the place of a job. */
export const JobPlace = (field: Props) => (
  <FactField {...field} path={`roles.${field.at}.place`} factsOf={jobPlaces} withFact={withJobPlace} />
);

/** Edits the grade of a degree. */
export const DegreeGrade = (field: Props) => (
  <FactField {...field} path={`education.${field.at}.grade`} factsOf={degreeGrades} withFact={withDegreeGrade} />
);

type FactProps = Props & { path: string; factsOf: typeof jobPlaces; withFact: typeof withJobPlace };

function FactField({ label, at, path, factsOf, withFact }: FactProps) {
  const { draft, edit } = useEditor();
  return (
    <TextField
      label={label}
      dir="auto"
      autoComplete="off"
      maxLength={portfolioLimits.line}
      value={factsOf(draft)[at] ?? ""}
      onChange={({ target }) => edit({ kind: "beyond", path, beyond: withFact(draft, at, target.value) })}
    />
  );
}
