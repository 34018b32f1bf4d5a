import { areCertifications, withCertification } from "#domain/portfolio/certifications.ts";
import { SelectField } from "#web/ui/field.tsx";
import { useEditor } from "./editor-context.ts";

/** Chooses the heading under which the resume lists an achievement. */
export function AchievementKind({ label, at }: { label: string; at: number }) {
  const { draft, edit } = useEditor();
  return (
    <SelectField
      label={label}
      hint="Decides under which heading your resume has it."
      value={areCertifications(draft)[at] ? "certification" : "award"}
      onChange={({ target }) =>
        edit({
          kind: "beyond",
          path: `certifications.${at}`,
          beyond: withCertification(draft, at, target.value === "certification"),
        })
      }
    >
      <option value="award">Award, or something else</option>
      <option value="certification">Certification or license</option>
    </SelectField>
  );
}
