import { useEffect, useMemo } from "react";
import { Link } from "wouter";
import { matchPosting } from "#domain/job-match/match.ts";
import { resumeLines } from "#domain/job-match/resume-lines.ts";
import { readSetAside, setAsideText, withSetAside } from "#domain/job-match/set-aside.ts";
import { matchSummary, unreadDutiesSentence } from "#domain/job-match/summary.ts";
import { vocabulary } from "#domain/job-match/vocabulary.ts";
import { draftFrom } from "#domain/portfolio/draft.ts";
import { screens } from "#domain/screens.ts";
import { portfolioDraftKey, setAsideTermsKey } from "#domain/storage-keys.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { formatNumber } from "#web/lib/number.ts";
import { goToSection } from "#web/lib/scroll.ts";
import { readStored, storeOrWarn, useStored } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { KnockOuts } from "./knock-outs.tsx";
import { NoResume } from "./no-resume.tsx";
import { PostingJob } from "./posting-job.tsx";
import { PostingSentence } from "./posting-sentence.tsx";
import { Requirements } from "./requirements.tsx";
import { ResultGroup } from "./result-group.tsx";
import { Signs } from "./signs.tsx";
import { warmUp } from "./warm-up.ts";
import { Whose } from "./whose.tsx";

warmUp(); // this module is often loaded before there is a posting

const resultId = "result";
const titleId = "result-title";

/** Compares a posting with the resume that is stored in this browser. */
export default function Result({ posting }: { posting: string }) {
  const stored = useStored(portfolioDraftKey);
  const setAside = readSetAside(useStored(setAsideTermsKey));
  const draft = useMemo(() => (stored === null ? undefined : draftFrom(stored)), [stored]);
  const resume = useMemo(() => draft && resumeLines(draft), [draft]);
  const match = useMemo(() => matchPosting(posting, resume ?? []), [posting, resume]);
  const hasResume = resume !== undefined && resume.length > 0;
  const wanted = match.requirements.filter(({ id }) => !setAside.includes(id));
  const unjudged = match.unjudged.filter(({ text }) => !setAside.includes(text));
  const away = [
    ...match.requirements.filter(({ id }) => setAside.includes(id)).map(({ id, label }) => ({ id, label })),
    ...match.unjudged.filter(({ text }) => setAside.includes(text)).map(({ text }) => ({ id: text, label: text })),
  ];
  /**
   * Moves the focus to the next or previous row. From the last row of a list, the focus follows the
   * row to its other list.
   */
  const put = (id: string, isAside: boolean) => {
    const item = document.activeElement?.closest("li");
    const beside = item?.nextElementSibling ?? item?.previousElementSibling;
    storeOrWarn(setAsideTermsKey, setAsideText(withSetAside(readSetAside(readStored(setAsideTermsKey)), id, isAside)));
    const moved = () =>
      [...document.querySelectorAll("[data-term]")].find((row) => row.getAttribute("data-term") === id);
    restoreFocus(() => (beside ?? moved())?.querySelector<HTMLElement>("summary, button") ?? null);
  };

  // The editor links back to this part, which did not exist when the page opened.
  useEffect(() => {
    if (location.hash === `#${resultId}`) goToSection(resultId);
  }, []);

  return (
    <section id={resultId} aria-labelledby={titleId} className="mt-10 space-y-10">
      <PostingJob titleId={titleId} posting={posting} match={match}>
        <p role="status" className="mt-2 text-[1.0625rem]">
          {matchSummary(
            wanted,
            new Set(match.knockOuts.filter(({ isWelcome }) => !isWelcome).map(({ kind }) => kind)).size,
            hasResume,
            unjudged.length,
          )}
        </p>
        {hasResume && <Whose name={draft?.data.settings.name ?? ""} />}
      </PostingJob>
      {!hasResume && <NoResume />}
      <Signs match={match} />
      <KnockOuts match={match} />
      <Requirements wanted={wanted} match={match} hasResume={hasResume} onSetAside={(id) => put(id, true)} />
      {unjudged.length > 0 && (
        <ResultGroup
          title="Could not judge"
          text="The posting asks for this in words that our rules do not know. You know best."
        >
          {unjudged.map(({ text, place, own }) => (
            <li key={`${place.line} ${place.start}`} data-term={text} className="py-3">
              <PostingSentence lines={match.lines} place={place} />
              {own && (
                <p dir="auto" className="mt-1 text-[0.9375rem] wrap-anywhere">
                  Your resume says “{own.text}”.
                </p>
              )}
              <div className="mt-2">
                <Button variant="ghost" size="small" onClick={() => put(text, true)}>
                  Does not matter<span className="sr-only">: {text}</span>
                </Button>
              </div>
            </li>
          ))}
        </ResultGroup>
      )}
      {match.unreadDuties > 0 && (
        <p className="text-[0.9375rem] text-muted">{unreadDutiesSentence(match.unreadDuties)}</p>
      )}
      {match.soft.length > 0 && (
        <p className="text-[0.9375rem] text-muted">
          It also asks for traits: {match.soft.join(", ")}. A word proves none of them; a story from your work does.
        </p>
      )}
      {away.length > 0 && (
        <ResultGroup
          title="Set aside"
          text="You said that these do not matter. That is remembered for other postings, too."
        >
          {away.map(({ id, label }) => (
            <li key={id} data-term={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span dir="auto" className="wrap-anywhere">
                {label}
              </span>
              <Button variant="ghost" size="small" onClick={() => put(id, false)}>
                Bring back<span className="sr-only">: {label}</span>
              </Button>
            </li>
          ))}
        </ResultGroup>
      )}
      {hasResume && (
        <p className="text-[0.9375rem] text-muted">
          Does a machine read all of your resume?{" "}
          <Link to={screens["resume-check"].path} className="font-semibold text-accent underline underline-offset-3">
            Check it before you send it
          </Link>
          .
        </p>
      )}
      <p className="text-sm text-muted">
        Read in this tab, sent nowhere, by rules: the same texts give the same result. Rules version{" "}
        {match.rulesVersion}, with a list of {formatNumber(vocabulary.length)} skills (version {match.vocabularyVersion}
        ).
      </p>
    </section>
  );
}
