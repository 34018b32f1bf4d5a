import { Info, TriangleAlert } from "lucide-react";
import { useMemo } from "react";
import { Link } from "wouter";
import { type JobMatch, type Judged, matchPosting } from "#domain/job-match/match.ts";
import { resumeLines } from "#domain/job-match/resume-lines.ts";
import { readSetAside, setAsideText, withSetAside } from "#domain/job-match/set-aside.ts";
import { matchSummary, strengthLabels } from "#domain/job-match/summary.ts";
import { vocabulary } from "#domain/job-match/vocabulary.ts";
import { draftFrom } from "#domain/portfolio/draft.ts";
import { screens } from "#domain/screens.ts";
import { portfolioDraftKey, setAsideTermsKey } from "#domain/storage-keys.ts";
import { formatNumber } from "#web/lib/number.ts";
import { keepOrSay, useStored } from "#web/lib/storage.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { KnockOuts } from "./knock-outs.tsx";
import { NextWays } from "./next-ways.tsx";
import { PostingSentence } from "./posting-sentence.tsx";
import { RequirementItem } from "./requirement-item.tsx";

/** What a posting asks, and how the resume that this browser keeps stands to it. */
export default function Result({ posting }: { posting: string }) {
  const stored = useStored(portfolioDraftKey);
  const setAside = readSetAside(useStored(setAsideTermsKey));
  const resume = useMemo(() => {
    const draft = stored === null ? undefined : draftFrom(stored);
    return draft && resumeLines(draft);
  }, [stored]);
  const match = useMemo(() => matchPosting(posting, resume ?? []), [posting, resume]);
  const hasResume = resume !== undefined && resume.length > 0;
  const wanted = match.requirements.filter(({ id }) => !setAside.includes(id));
  const unjudged = match.unjudged.filter(({ text }) => !setAside.includes(text));
  const away = [
    ...match.requirements.filter(({ id }) => setAside.includes(id)).map(({ id, label }) => ({ id, label })),
    ...match.unjudged.filter(({ text }) => setAside.includes(text)).map(({ text }) => ({ id: text, label: text })),
  ];
  const put = (id: string, isAside: boolean) =>
    keepOrSay(setAsideTermsKey, setAsideText(withSetAside(setAside, id, isAside)));

  return (
    <section aria-labelledby="result-title" className="mt-10 space-y-10">
      <div>
        <h2 id="result-title" dir="auto" className="text-2xl wrap-anywhere sm:text-3xl">
          {match.role || "This posting"}
          {match.company && <span className="text-muted"> at {match.company}</span>}
        </h2>
        <p role="status" className="mt-2 text-[1.0625rem]">
          {matchSummary(wanted, match.knockOuts.length, hasResume)}
        </p>
        <NextWays key={`${match.role} ${match.company}`} role={match.role} company={match.company} posting={posting} />
      </div>
      {!hasResume && <NoResume />}
      <Signs match={match} />
      <KnockOuts match={match} />
      <Requirements wanted={wanted} match={match} hasResume={hasResume} onSetAside={(id) => put(id, true)} />
      {unjudged.length > 0 && (
        <Group
          title="Could not judge"
          text="The posting asks for this in words that our rules do not know. You know best."
        >
          {unjudged.map(({ text, place }) => (
            <li key={`${place.line} ${place.start}`} className="py-3">
              <PostingSentence lines={match.lines} place={place} />
              <div className="mt-2">
                <Button variant="ghost" size="small" onClick={() => put(text, true)}>
                  Does not matter<span className="sr-only">: {text}</span>
                </Button>
              </div>
            </li>
          ))}
        </Group>
      )}
      {match.soft.length > 0 && (
        <p className="text-[0.9375rem] text-muted">
          It also asks for traits: {match.soft.join(", ")}. A word proves none of them; a story from your work does.
        </p>
      )}
      {away.length > 0 && (
        <Group title="Set aside" text="You said that these do not matter. That is remembered for other postings, too.">
          {away.map(({ id, label }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
              <span dir="auto" className="wrap-anywhere">
                {label}
              </span>
              <Button variant="ghost" size="small" onClick={() => put(id, false)}>
                Bring back<span className="sr-only">: {label}</span>
              </Button>
            </li>
          ))}
        </Group>
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
        Read in this tab, sent nowhere, by rules: the same texts give the same result. Rules {match.rulesVersion},
        vocabulary {match.vocabularyVersion} with {formatNumber(vocabulary.length)} skills.
      </p>
    </section>
  );
}

function NoResume() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-tint px-5 py-4">
      <p className="flex items-center gap-3">
        <Info aria-hidden="true" className="size-5 shrink-0 text-accent" />
        This is what the posting asks. Read your resume once, and you see how it stands to each point.
      </p>
      <Link to={screens.portfolio.path} className={buttonStyle({ size: "small" })}>
        Read my resume
      </Link>
    </div>
  );
}

function Signs({ match: { signs, lines } }: { match: JobMatch }) {
  if (signs.length === 0) return;
  return (
    <section aria-labelledby="signs" className="rounded-card bg-warn-tint px-5 py-4">
      <h3 id="signs" className="flex items-center gap-2 text-lg text-warn">
        <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
        Look twice at this posting
      </h3>
      <ul className="mt-2 space-y-2">
        {signs.map(({ words, place }) => (
          <li key={words}>
            {words}
            {place && <PostingSentence lines={lines} place={place} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

const standings = [
  { is: "named", title: "Named in your resume", text: "The same word, where your skills are named." },
  {
    is: "shown",
    title: "Shown, but not named",
    text: "Your resume shows it in other words or only in a story. Use their word where it is true.",
  },
  { is: "missing", title: "Not found", text: "Your resume does not say it. A gap is no fault: many lists are wishes." },
] as const;

type RequirementsProps = {
  wanted: Judged[];
  match: JobMatch;
  hasResume: boolean;
  onSetAside: (id: string) => void;
};

/**
 * Sorted by how the resume stands to them; without a resume, by how much the posting wants them.
 */
function Requirements({ wanted, match, hasResume, onSetAside }: RequirementsProps) {
  if (match.requirements.length === 0)
    return (
      <p className="rounded-card border border-dashed border-edge px-6 py-8 text-center text-muted">
        We found no skills that we know in this text. Is it the whole posting?
      </p>
    );
  const groups = hasResume
    ? standings.map(({ is, title, text }) => ({
        title,
        text,
        items: wanted.filter(({ standing }) => standing.is === is),
      }))
    : (["must", "nice", "duty"] as const).map((strength) => ({
        title: strengthLabels[strength].title,
        text: strengthLabels[strength].text,
        items: wanted.filter((one) => one.strength === strength),
      }));
  return groups
    .filter(({ items }) => items.length > 0)
    .map(({ title, text, items }) => (
      <Group key={title} title={`${title} (${items.length})`} text={text}>
        {items.map((one) => (
          <RequirementItem
            key={one.id}
            requirement={one}
            lines={match.lines}
            hasResume={hasResume}
            onSetAside={() => onSetAside(one.id)}
          />
        ))}
      </Group>
    ));
}

function Group({ title, text, children }: { title: string; text: string; children: React.ReactNode }) {
  return (
    <section>
      <h3 className="text-xl">{title}</h3>
      <p className="mt-1 text-[0.9375rem] text-muted">{text}</p>
      <ul className="mt-3 card divide-y divide-line px-5 shadow-card">{children}</ul>
    </section>
  );
}
