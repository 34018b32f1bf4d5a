import { navigate } from "wouter/use-browser-location";
import type { Profile } from "#domain/profile/profile.ts";
import { screens } from "#domain/screens.ts";
import { keepProfile, profileNow, useProfile } from "#web/lib/profile.ts";
import { showToast } from "#web/lib/toast.ts";
import { AsideButton } from "./aside-button.tsx";

export type Said = Partial<Record<"role" | "city" | "country" | "name", string>>;

export default function RememberButton({ said }: { said: Said }) {
  const profile = useProfile();
  const typed = Object.fromEntries(Object.entries(said).filter(([, value]) => value.trim() !== ""));
  const values = Object.values(typed).join(" · ");
  if (values === "") return;
  const isKept = Object.entries(typed).every(([field, value]) => profile[field as keyof Profile] === value.trim());

  const remember = () => {
    const before = profileNow();
    if (!keepProfile(typed)) return;
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
