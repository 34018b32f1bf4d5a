import { PencilLine } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { isEmptyProfile, type Profile } from "#domain/profile/profile.ts";
import { useBrowserValue, useHydrated } from "#web/lib/hydrated.ts";
import { useProfile } from "#web/lib/profile.ts";
import { Button } from "#web/ui/button.tsx";
import { openedCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { keepProfileTyping, profileTyping } from "./profile-typing.ts";

const isTyping = () => Object.keys(profileTyping()).length > 0;

const form = openedCode(() => import("./profile-form-opened.tsx"));

/**
 * Shows the profile and its form. A link to #profile opens the form. Escape closes the form. If
 * something was typed, Escape asks first.
 */
export function ProfileCard() {
  const profile = useProfile();
  const isHydrated = useHydrated();
  const isAsked = useBrowserValue(onHash, () => location.hash === "#profile", false);
  const [isToggled, setToggled] = useState<boolean | undefined>(() => isTyping() || undefined);
  const [isDirty, setDirty] = useState(isTyping);
  const [isLeaving, setLeaving] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = isToggled ?? isAsked;

  const change = (isChanged: boolean) => {
    setDirty(isChanged);
    setLeaving(false);
  };
  const close = () => {
    keepProfileTyping({});
    setToggled(false);
    change(false);
    button.current?.focus();
  };
  const leave = () => (isDirty && !isLeaving ? setLeaving(true) : close());
  const closeOnEscape = ({ key, defaultPrevented }: KeyboardEvent) => {
    if (key !== "Escape" || defaultPrevented || !isOpen) return;
    if (isLeaving) setLeaving(false);
    else leave();
  };

  return (
    <section
      id="profile"
      aria-labelledby="profile-title"
      onKeyDown={closeOnEscape}
      className="mb-6 card p-5 shadow-card sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-2xl">
          <h2 id="profile-title" className="text-xl">
            Your profile
          </h2>
          <p className="mt-1.5">
            What you would type again and again. The tools start from it; you can change or clear it in each of them. It
            stays in this browser: only what you search for stands in an address.
          </p>
          <p className="mt-2 line-clamp-2 text-[0.9375rem] font-semibold wrap-anywhere">
            {isHydrated ? summaryOf(profile) : "\u00a0"}
          </p>
        </div>
        <Button
          ref={button}
          variant="secondary"
          aria-expanded={isOpen}
          onPointerEnter={form.prefetch}
          onFocus={form.prefetch}
          onClick={() => (isOpen ? leave() : setToggled(true))}
        >
          <PencilLine aria-hidden="true" className="size-4" />
          {isLeaving ? "Discard changes" : isOpen ? "Close" : "Edit"}
          <span className="sr-only">{isLeaving ? " of" : ""} your profile</span>
        </Button>
      </div>
      {isLeaving && (
        <p role="alert" className="mt-4 font-medium">
          You have changes that are not saved.
        </p>
      )}
      {isOpen && (
        <LazyPart
          code={form}
          props={{ isLeaving, onChange: change, onLeave: leave, onDone: close, opener: button }}
          waiting={
            <p role="status" className="flex items-center gap-3 py-10 text-muted">
              <Spinner />
              Opening your profile
            </p>
          }
        />
      )}
    </section>
  );
}

function summaryOf(profile: Profile): string {
  if (isEmptyProfile(profile)) return "Nothing is in it yet.";
  const { role, city, country, name, skills, languages, links } = profile;
  const counted = (list: string[], noun: string) =>
    list.length > 0 && `${list.length} ${noun}${list.length > 1 ? "s" : ""}`;
  const place = [city, country].filter(Boolean).join(", ");
  const parts = [name, role, place, counted(skills, "skill"), counted(languages, "language"), counted(links, "link")];
  return parts.filter(Boolean).join(" · ") || "A time zone is in it.";
}

function onHash(changed: () => void): () => void {
  addEventListener("hashchange", changed);
  return () => removeEventListener("hashchange", changed);
}
