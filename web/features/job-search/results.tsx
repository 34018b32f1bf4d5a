import { ArrowRight, ArrowUpRight, Bookmark, BookmarkCheck, Flame, Link2 } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { searchSummary } from "#domain/job-search/address.ts";
import type { JobSearch } from "#domain/job-search/job-search.ts";
import { linksText, morePlatforms, platforms, type SearchLink, searchLinks } from "#domain/job-search/links.ts";
import { searchedPlace, understood } from "#domain/job-search/searched-place.ts";
import { screens } from "#domain/screens.ts";
import { notify } from "#web/lib/toast.ts";
import { Badge } from "#web/ui/badge.tsx";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { DidYouMean } from "#web/ui/did-you-mean.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { savedId } from "./saved-searches.tsx";

export const resultsId = "results";
/** A phone shows only the icons of the buttons, so that the links need less scrolling. */
const iconOnPhone = "max-sm:w-11 max-sm:px-0! max-sm:[&>span]:sr-only";
const grid = "mt-6 grid gap-5 sm:grid-cols-2 lg:grid-cols-4";

const saveButton = lazyCode(async () => ({ default: (await import("#web/ui/save-button.tsx")).SaveToTracker }));

type Props = {
  search: JobSearch;
  isLoading: boolean;
  isSaved: boolean;
  /** Whether the form has changed since these links were made. */
  isStale: boolean;
  onToggleSaved: () => void;
  onMeant: (search: JobSearch) => void;
};

/** The links of a search, with buttons to save and share it. */
export function Results({ search, isLoading, isSaved, isStale, onToggleSaved, onMeant }: Props) {
  const [showsMore, setShowsMore] = useState(false);
  const shown = showsMore ? [...platforms, ...morePlatforms] : platforms;
  const links = searchLinks(search, shown);
  const { role, ...where } = understood(search);
  const { city = "", country = "" } = where.includeLocation ? searchedPlace(where) : {};
  const SaveIcon = isSaved ? BookmarkCheck : Bookmark;

  return (
    <>
      <section
        id={resultsId}
        tabIndex={-1}
        aria-labelledby="results-title"
        aria-busy={isLoading}
        className="mt-12 outline-none"
      >
        <h2 id="results-title" className="text-2xl sm:text-3xl">
          Your search links
        </h2>
        <p role="status" className="mt-2 text-muted">
          {isLoading ? "Making your links..." : `${links.length} links for ${searchSummary(search)}`}
        </p>
        {!isLoading && isStale && (
          <p className="mt-2 font-semibold text-warn">
            The form has changed since. These links are for the search before; Generate makes new ones.
          </p>
        )}
        <DidYouMean
          search={search}
          onChoose={({ country, ...meant }) => onMeant({ ...search, ...meant, ...(country && { location: country }) })}
        />
        {!isLoading && (
          <div className="mt-4 flex flex-wrap gap-2">
            <Button variant={isSaved ? "secondary" : "primary"} aria-pressed={isSaved} onClick={onToggleSaved}>
              <SaveIcon aria-hidden="true" className="size-4" />
              {isSaved ? "Saved" : "Save this search"}
            </Button>
            <CopyButton
              text={linksText(links)}
              label="Copy all links"
              size="medium"
              className={iconOnPhone}
              onFailed={() => notify.error("Failed to copy the links")}
            />
            <CopyButton
              text={location.href}
              label="Copy address of this search"
              icon={Link2}
              size="medium"
              className={iconOnPhone}
              onFailed={() => notify.error("Failed to copy the address")}
            />
            {isSaved && (
              <p className="basis-full text-[0.9375rem] text-muted">
                Saved. It is{" "}
                <a href={`#${savedId}`} className="font-semibold text-accent underline underline-offset-2">
                  below
                </a>{" "}
                and, next time, on the home page.
              </p>
            )}
          </div>
        )}
        {isLoading ? (
          <div className={grid}>
            <Skeletons count={shown.length} className="h-44" />
          </div>
        ) : (
          <ul className={grid}>
            {links.map((link) => (
              <PlatformCard key={link.platform.name} link={link} title={`${role}: ${link.platform.name}`} />
            ))}
          </ul>
        )}
        {!isLoading && (
          <Button
            variant="secondary"
            className="mt-5 mr-3"
            aria-expanded={showsMore}
            onClick={() => setShowsMore(!showsMore)}
          >
            {showsMore ? "Fewer platforms" : `More platforms (${morePlatforms.length})`}
          </Button>
        )}
      </section>
      {!isLoading && (
        <Link
          to={`${screens["job-portals"].path}?${new URLSearchParams({ role, ...(city && { city }), ...(country && { country }), ...(search.remoteOnly && { remote: "1" }) })}`}
          className={`mt-5 ${buttonStyle({ variant: "secondary" })}`}
        >
          Search the job portals too
          <ArrowRight aria-hidden="true" className="size-4" />
        </Link>
      )}
    </>
  );
}

/** A platform's search link, which covers the whole card. */
function PlatformCard({ link: { platform, url, cities }, title }: { link: SearchLink; title: string }) {
  return (
    <li className="relative flex animate-fade flex-col sm:min-h-44 card p-5 shadow-card transition-[border-color,box-shadow] hover:border-accent hover:shadow-float">
      <p className="flex items-start justify-between gap-2">
        <span aria-hidden="true" className="grid size-11 place-items-center rounded-xl bg-tint text-xl leading-none">
          {platform.emoji}
        </span>
        {platform.hot && (
          <Badge tone="lime">
            <Flame aria-hidden="true" className="size-3.5" />
            Trending
          </Badge>
        )}
      </p>
      <h3 className="mt-3 text-lg">
        <ExternalLink href={url} className="after:absolute after:inset-0 after:rounded-card">
          {platform.name}
        </ExternalLink>
      </h3>
      <p className="mt-1.5 text-[0.9375rem] text-muted">{platform.description}</p>
      {cities && (
        <p className="relative z-10 mt-1.5 text-[0.9375rem]">
          It takes one city, so it opens {cities[0]?.city}. Also:
          {cities.slice(1).map((other) => (
            <ExternalLink
              key={other.city}
              href={other.url}
              className="ml-1.5 font-semibold text-accent underline underline-offset-2"
            >
              {other.city}
            </ExternalLink>
          ))}
        </p>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-2 pt-3">
        <p aria-hidden="true" className="inline-flex items-center gap-1 text-[0.9375rem] font-semibold text-accent">
          Open search
          <ArrowUpRight className="size-4" />
        </p>
        <span className="relative z-10">
          <LazyPart
            code={saveButton}
            props={{ thing: { kind: "portal", title, url, source: "Instant Job Search" } }}
            fallback={<span className="h-9 w-20" />}
          />
        </span>
      </div>
    </li>
  );
}
