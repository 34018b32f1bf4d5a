import type { Resume } from "#domain/resume/resume.schema.ts";
import { formParts } from "#domain/resume-file/form-fields.ts";
import { notify } from "#web/lib/toast.ts";
import { CopyButton } from "#web/ui/copy-button.tsx";

/** Every field of the resume, with a button that copies it. */
export function FormFields({ resume }: { resume: Resume }) {
  return (
    <div className="space-y-6">
      {formParts(resume).map(({ title, fields }) => (
        <section key={title} aria-label={title}>
          <h3 className="text-base">{title}</h3>
          <ul className="mt-2 divide-y divide-line rounded-xl border border-line">
            {fields.map(({ label, text }) => (
              <li key={label} className="flex items-start gap-3 px-3.5 py-2.5">
                <div className="min-w-0 grow">
                  <p className="text-sm text-muted">{label}</p>
                  <p className="text-[0.9375rem] break-words whitespace-pre-line" dir="auto">
                    {text}
                  </p>
                </div>
                <CopyButton
                  text={text}
                  aria-label={`Copy ${label} of ${title}`}
                  className="shrink-0"
                  onFailed={() => notify.error("Your browser did not allow copying. Select the text instead.")}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
