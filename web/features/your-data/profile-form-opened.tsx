import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { maxSearchLength } from "#domain/limits.ts";
import { profileCountries } from "#domain/profile/place.ts";
import { listLimits, type ProfileField, profileFields } from "#domain/profile/profile.ts";
import { type ProfileProblem, profileFromTyped, type TypedProfile, typedFrom } from "#domain/profile/typed.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { keepProfile, useProfile } from "#web/lib/profile.ts";
import { showToast } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField, TextArea, TextField } from "#web/ui/field.tsx";
import { keepProfileTyping, profileTyping } from "./profile-typing.ts";

const zones = Intl.supportedValuesOf("timeZone");
const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone;

type Props = {
  /** Whether the visitor is being asked to discard the changes. */
  isLeaving: boolean;
  onChange: (isDirty: boolean) => void;
  onLeave: () => void;
  onDone: () => void;
  /** The button that opens the form. If it has the focus, the focus moves to the first field. */
  opener: RefObject<HTMLButtonElement | null>;
};

/**
 * The form of the profile. It writes only the fields that were changed here, because another tab
 * may have changed other fields.
 */
export default function ProfileForm({ isLeaving, onChange, onLeave, onDone, opener }: Props) {
  const kept = typedFrom(useProfile());
  const [typed, setTyped] = useState(profileTyping);
  const [problem, setProblem] = useState<ProfileProblem>();
  const shown = { ...kept, ...typed };
  const isChange = (next: TypedProfile) => JSON.stringify(next) !== JSON.stringify(kept);
  const form = useRef<HTMLFormElement>(null);
  useAskBeforeLeaving(isChange(shown));

  useEffect(() => {
    if (document.activeElement === opener.current) form.current?.querySelector("input")?.focus();
  }, [opener]);

  const field = (name: ProfileField) => ({
    name,
    value: shown[name],
    error: problem?.field === name ? problem.text : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setProblem(undefined);
      const next = { ...typed, [name]: target.value };
      keepProfileTyping(next);
      setTyped(next);
      onChange(isChange({ ...shown, [name]: target.value }));
    },
  });

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const profile = profileFromTyped(shown);
    if ("field" in profile) {
      setProblem(profile);
      const wrong = event.currentTarget.elements.namedItem(profile.field);
      return wrong instanceof HTMLElement && wrong.focus();
    }
    const changed = profileFields.filter((name) => typed[name] !== undefined);
    if (!keepProfile(Object.fromEntries(changed.map((name) => [name, profile[name]])))) return;
    showToast({ title: "Profile saved", description: "The tools start from it." });
    onDone();
  };

  return (
    <form ref={form} noValidate onSubmit={save} aria-label="Your profile" className="mt-5 border-t border-line pt-5">
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-4">
        <TextField
          label="Role you look for"
          autoComplete="organization-title"
          placeholder="Data Analyst"
          maxLength={maxSearchLength}
          {...field("role")}
        />
        <TextField
          label="City"
          autoComplete="address-level2"
          placeholder="Pune"
          maxLength={maxSearchLength}
          {...field("city")}
        />
        <SelectField label="Country" autoComplete="country-name" {...field("country")}>
          <option value="">Not set</option>
          {!profileCountries.includes(shown.country) && shown.country && <option>{shown.country}</option>}
          {profileCountries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <SelectField label="Time zone" {...field("zone")}>
          <option value="">This browser’s ({ownZone})</option>
          {!zones.includes(shown.zone) && shown.zone && <option>{shown.zone}</option>}
          {zones.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextField
          label="Your name"
          autoComplete="name"
          maxLength={maxSearchLength}
          className="sm:col-span-2"
          {...field("name")}
        />
        <TextField
          label="Languages you speak"
          autoComplete="off"
          placeholder="English (C1), Hindi"
          hint="With commas between them."
          className="sm:col-span-2"
          {...field("languages")}
        />
        <TextArea
          label="Skills"
          placeholder="Python, SQL, Tableau"
          hint={`With commas between them, up to ${listLimits.skills}.`}
          className="sm:col-span-2"
          {...field("skills")}
        />
        <TextArea
          label="Links to your work"
          placeholder="https://github.com/you"
          hint={`One a line, up to ${listLimits.links}. Messages take the first.`}
          className="sm:col-span-2"
          {...field("links")}
        />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <Button type="submit">Save</Button>
        <Button variant="secondary" onClick={onLeave}>
          {isLeaving ? "Discard changes" : "Cancel"}
        </Button>
      </div>
    </form>
  );
}
