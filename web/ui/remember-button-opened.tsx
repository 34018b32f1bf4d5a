import { navigate } from "wouter/use-browser-location";
import { asProfile, type Profile, type ProfileField, profileFields, saidOf } from "#domain/profile/profile.ts";
import { screens } from "#domain/screens.ts";
import { keepProfile, profileNow, useProfile } from "#web/lib/profile.ts";
import { showToast } from "#web/lib/toast.ts";
import { AsideButton } from "./aside-button.tsx";

export default function RememberButton({ said }: { said: Partial<Profile> }) {
  const profile = useProfile();
  const typed = asProfile(said);
  const fields = profileFields.filter((field) => typed[field].length > 0);
  if (fields.length === 0) return;
  const values = fields.map((field) => saidOf(typed[field])).join(" · ");
  const isKept = fields.every((field) => isIn(profile, field, typed));

  const remember = () => {
    const before = profileNow();
    const added = Object.fromEntries(fields.map((field) => [field, typed[field]]));
    if (!keepProfile({ ...added, links: [...typed.links, ...before.links] })) return;
    showToast({
      title: "Kept in your profile",
      description: `${values}. The other tools start from it.`,
      action: { label: "Undo", onAction: () => keepProfile(before) },
    });
  };
  return (
    <AsideButton
      title={isKept ? "Open your profile" : `Keep in your profile: ${values}`}
      onClick={() => (isKept ? navigate(`${screens["your-data"].path}#profile`) : remember())}
    >
      {isKept ? "From your profile" : "Remember for all tools"}
    </AsideButton>
  );
}

/** A link is one of several; any other field says one thing. */
function isIn(profile: Profile, field: ProfileField, typed: Profile): boolean {
  if (field === "links") return typed.links.every((link) => profile.links.includes(link));
  return saidOf(profile[field]) === saidOf(typed[field]);
}
