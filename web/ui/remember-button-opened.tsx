import { navigate } from "wouter/use-browser-location";
import { asProfile, fieldText, type Profile, type ProfileField, profileFields } from "#domain/profile/profile.ts";
import { screens } from "#domain/screens.ts";
import { withFullStop } from "#domain/text/text.ts";
import { keepProfile, profileNow, useProfile } from "#web/lib/profile.ts";
import { showToast } from "#web/lib/toast.ts";
import { AsideButton } from "./aside-button.tsx";

/** City and country are stored together, so that a city never gets another city's country. */
const place: ProfileField[] = ["city", "country"];

export default function RememberButton({ values }: { values: Partial<Profile> }) {
  const profile = useProfile();
  const typed = asProfile(values);
  const hasPlace = place.some((field) => typed[field] !== "");
  const fields = profileFields.filter((field) => typed[field].length > 0 || (hasPlace && place.includes(field)));
  if (fields.length === 0) return;
  const text = fields
    .map((field) => fieldText(typed[field]))
    .filter(Boolean)
    .join(" · ");
  const isKept = fields.every((field) => isIn(profile, field, typed));

  const remember = () => {
    const before = profileNow();
    const of = (profile: Profile) => Object.fromEntries(fields.map((field) => [field, profile[field]]));
    if (!keepProfile({ ...of(typed), links: [...typed.links, ...before.links] })) return;
    showToast({
      title: "Kept in your profile",
      description: `${withFullStop(text)} The other tools start from it.`,
      about: fields.map((field) => `profile.${field}`),
      action: { label: "Undo", onAction: () => keepProfile({ ...of(before), links: before.links }) },
    });
  };
  return (
    <AsideButton
      title={isKept ? "Open your profile" : `Keep in your profile: ${text}`}
      onClick={() => (isKept ? navigate(`${screens["your-data"].path}#profile`) : remember())}
    >
      {isKept ? "From your profile" : "Remember for all tools"}
    </AsideButton>
  );
}

/** Whether the profile contains the typed values. It may contain more links than were typed. */
function isIn(profile: Profile, field: ProfileField, typed: Profile): boolean {
  if (field === "links") return typed.links.every((link) => profile.links.includes(link));
  return fieldText(profile[field]) === fieldText(typed[field]);
}
