import { Check, UserRound } from "lucide-react";
import { useRef, useState } from "react";
import { Link } from "wouter";
import type { Draft } from "#domain/portfolio/draft.ts";
import { fieldText, profileFields, profileLabels } from "#domain/profile/profile.ts";
import { profileChanges, profileFromDraft, takeOver } from "#domain/profile/take-over.ts";
import { screens } from "#domain/screens.ts";
import { keepProfile, useProfile } from "#web/lib/profile.ts";
import { Button } from "./button.tsx";

/** The question replaces the button that asked it, so its first button takes the focus. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Offers to copy data from a resume to the profile. Asks first if the profile has other values. */
export function ToProfile({ draft }: { draft: Draft }) {
  const kept = useProfile();
  const [isAsking, setIsAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const found = profileFromDraft(draft);
  const changes = profileChanges(kept, found);
  const differing = changes.filter((change) => change.kept !== "");
  const fields = profileFields.filter((field) => found[field].length > 0);
  if (fields.length === 0) return;

  const take = (replaces: boolean) => {
    keepProfile(takeOver(kept, found, replaces));
    setIsAsking(false);
    title.current?.focus({ preventScroll: true }); // the pressed button disappears
  };

  return (
    <section aria-labelledby="to-profile" className="card p-5 shadow-card sm:p-6">
      <h2 id="to-profile" ref={title} tabIndex={-1} className="text-xl outline-none">
        Type it once
      </h2>
      <p className="mt-1.5 text-[0.9375rem] text-muted">
        Job search, portals, outreach, prompts and hackathons can start from what this resume says. It stays in this
        browser, in{" "}
        <Link
          to={`${screens["your-data"].path}#profile`}
          className="font-semibold text-accent underline underline-offset-3"
        >
          your profile
        </Link>
        .
      </p>
      <dl className="mt-3 grid gap-x-8 gap-y-1 text-[0.9375rem] sm:grid-cols-2">
        {fields.map((field) => (
          <div key={field} className="flex min-w-0 gap-2">
            <dt className="w-20 shrink-0 text-muted">{profileLabels[field]}</dt>
            <dd dir="auto" className="line-clamp-2 min-w-0 font-medium wrap-anywhere">
              {fieldText(found[field]).replaceAll(/https?:\/\/(www\.)?/g, "")}
            </dd>
          </div>
        ))}
      </dl>
      <div className="mt-4" role="status">
        {changes.length === 0 && (
          <p className="flex items-center gap-2 font-semibold text-good">
            <Check aria-hidden="true" className="size-5" />
            Your profile says all of this.
          </p>
        )}
      </div>
      {changes.length > 0 && !isAsking && (
        <Button variant="secondary" onClick={() => (differing.length > 0 ? setIsAsking(true) : take(true))}>
          <UserRound aria-hidden="true" className="size-4" />
          Use this for the other tools
        </Button>
      )}
      {isAsking && (
        <fieldset>
          <legend className="text-[0.9375rem] font-semibold">Your profile says something else. Replace it?</legend>
          <ul className="mt-2 space-y-1 text-[0.9375rem]">
            {differing.map(({ field, label, found: now, kept: before }) => (
              <li key={field} className="wrap-anywhere">
                {label}: <del className="text-muted">{before}</del> <ins className="font-medium">{now}</ins>
              </li>
            ))}
          </ul>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button ref={focus} variant="secondary" onClick={() => take(false)}>
              {changes.length > differing.length ? "Keep mine, add the rest" : "Keep mine"}
            </Button>
            <Button onClick={() => take(true)}>Replace</Button>
          </div>
        </fieldset>
      )}
    </section>
  );
}
