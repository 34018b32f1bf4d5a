import { Check, ChevronDown } from "lucide-react";
import { Fragment } from "react";
import { type KnockOutKind, knockOutKinds } from "#domain/job-match/facts.ts";
import { lawNote } from "#domain/job-match/law-note.ts";
import type { JobMatch } from "#domain/job-match/match.ts";
import type { Profile } from "#domain/profile/profile.ts";
import { useProfile } from "#web/lib/profile.ts";
import { PostingSentence } from "./posting-sentence.tsx";

/**
 * Requirements with a plain answer, such as a place or a language. Each opens to show its sentence.
 */
export function KnockOuts({ match: { knockOuts, lines } }: { match: JobMatch }) {
  const profile = useProfile();
  const kinds = Object.keys(knockOutKinds) as KnockOutKind[];
  const present = kinds.filter((kind) => knockOuts.some((knockOut) => knockOut.kind === kind));
  return (
    <section>
      <h3 className="text-xl">Knock-out questions</h3>
      {present.length === 0 ? (
        <p className="mt-1 text-[0.9375rem] text-muted">
          The posting names no place, pay, years or languages that we could find. The form may ask them all the same.
        </p>
      ) : (
        <>
          <p className="mt-1 text-[0.9375rem] text-muted">
            Check these before you write a word. Only you know the answers.
          </p>
          <ul className="mt-3 card divide-y divide-line px-5 shadow-card">
            {present.map((kind) => (
              <li key={kind}>
                <details className="group">
                  <summary className="grid min-h-12 cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 py-2 -outline-offset-2 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
                    <span className="text-[0.9375rem] text-muted max-sm:row-start-1">{knockOutKinds[kind]}</span>
                    <span dir="auto" className="font-semibold wrap-anywhere max-sm:row-start-2">
                      <Answers all={knockOuts.filter((knockOut) => knockOut.kind === kind)} />
                    </span>
                    <ChevronDown
                      aria-hidden="true"
                      className="size-4 text-muted transition-transform group-open:rotate-180 max-sm:row-span-2"
                    />
                  </summary>
                  <div className="space-y-2 pb-4 sm:pl-47">
                    {knockOuts
                      .filter((knockOut) => knockOut.kind === kind)
                      .map(({ value, words, places, own }) => (
                        <div key={value}>
                          {places.slice(0, 3).map((place) => (
                            <PostingSentence key={`${place.line} ${place.start}`} lines={lines} place={place} />
                          ))}
                          <p dir="auto" className="mt-1 text-[0.9375rem]">
                            {own
                              ? `Your resume says: ${own.line.text.slice(0, 200)}`
                              : (answerOfProfile(profile, kind, words) ?? lawNote({ kind, value }))}
                          </p>
                        </div>
                      ))}
                  </div>
                </details>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/**
 * The requirement, with the resume's answers. If there is an answer, each value has its own line.
 */
function Answers({ all }: { all: JobMatch["knockOuts"] }) {
  const areApart = all.some(({ own }) => own);
  return all.map(({ value, words, own }, at) => (
    <Fragment key={value}>
      {at > 0 && !areApart && " · "}
      <span className={areApart ? "block" : ""}>
        <span>{words}</span>
        {own?.below && <span className="font-normal text-warn"> (your resume says {own.below})</span>}
        {own && !own.below && (
          <span className="font-normal text-good">
            {" "}
            <Check aria-hidden="true" className="inline size-4" /> in your resume
          </span>
        )}
      </span>
    </Fragment>
  ));
}

/** The profile's answer to a requirement that the resume does not answer. */
function answerOfProfile({ city, country, languages }: Profile, kind: KnockOutKind, words: string): string | undefined {
  if (kind === "location" && country) return `Your profile says: ${[city, country].filter(Boolean).join(", ")}`;
  if (kind !== "language") return;
  const known = languages.find((language) => language.split(" ")[0] === words.split(",")[0]);
  return known && `Your profile says: ${known}`;
}
