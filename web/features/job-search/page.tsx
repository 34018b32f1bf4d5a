import { useEffect, useState } from "react";
import {
  offeredPlace,
  placeOffered,
  searchFromParams,
  searchSummary,
  searchToParams,
} from "#domain/job-search/address.ts";
import { defaultSearch, type JobSearch, timeOptions } from "#domain/job-search/job-search.ts";
import { searchLinks } from "#domain/job-search/links.ts";
import {
  forgetSearch,
  readSavedSearches,
  restoreSearch,
  type SavedSearch,
  savedSearchesText,
  saveSearch,
} from "#domain/job-search/saved-searches.ts";
import { searchedPlace, understood } from "#domain/job-search/searched-place.ts";
import { savedSearchesKey } from "#domain/storage-keys.ts";
import type { WantedJob } from "#domain/wanted-job.ts";
import { scrollToIdSoon } from "#web/lib/scroll.ts";
import { readStored, storeOrWarn, useStored } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { keepWantedJob, useWantedJob } from "#web/lib/wanted-job.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Explained } from "./explained.tsx";
import { Results, resultsId } from "./results.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { SearchForm } from "./search-form.tsx";

/**
 * The address holds the search whose links are shown. The form starts from the address. Pressing
 * Generate writes the form to the address.
 */
export default function JobSearchPage() {
  const [params, setParams] = useUrlState();
  const opened = searchFromParams(params);
  const kept = useWantedJob();
  const [typed, setTyped] = useState<JobSearch>();
  const [isLoading, load] = useSimulatedLoading();
  const saved = readSavedSearches(useStored(savedSearchesKey));
  const search = typed ?? (params.has("role") ? { ...opened, ...offeredPlace(params, kept) } : startFrom(kept));
  const hasResults = isLoading || (params.has("role") && searchLinks(opened).length > 0);
  const isStale = searchToParams(search).toString() !== searchToParams(opened).toString();
  const isSaved = forgetSearch(saved, opened).length < saved.length;

  const showResults = () => {
    load();
    scrollToIdSoon(resultsId);
  };
  const generate = (wanted: JobSearch) => {
    const none = {
      location: undefined,
      country: undefined,
      city: undefined,
      remote: undefined,
      also: undefined,
      not: undefined,
    };
    setParams({ ...none, ...Object.fromEntries(searchToParams(wanted)) });
    keepJob(wanted);
    showResults();
  };
  const keep = (change: (kept: SavedSearch[]) => SavedSearch[]) =>
    storeOrWarn(savedSearchesKey, savedSearchesText(change(readSavedSearches(readStored(savedSearchesKey)))));
  const remove = (entry: SavedSearch) => {
    if (!keep((kept) => forgetSearch(kept, entry.search))) return;
    const undo = () => keep((kept) => restoreSearch(kept, entry));
    const title = `Forgotten: ${searchSummary(entry.search)}`;
    showToast({ title, action: { label: "Undo", onAction: undo } });
  };
  const keepUsed = (used: JobSearch) => keep((kept) => saveSearch(kept, used, Date.now()));

  return (
    <PageFrame
      screen="job-search"
      title="Instant Job Search"
      intro="One role, one press: fresh openings on LinkedIn, careers pages and hiring systems."
    >
      <SearchForm search={search} onChange={setTyped} onGenerate={() => generate(search)} />
      {hasResults && (
        <Results
          search={opened}
          isLoading={isLoading}
          isSaved={isSaved}
          isStale={isStale}
          onMeant={(meant) => {
            setTyped(meant);
            generate(meant);
          }}
          onToggleSaved={() => (isSaved ? keep((kept) => forgetSearch(kept, opened)) : keepUsed(opened))}
        />
      )}
      {saved.length > 0 && (
        <SavedSearches
          saved={saved}
          onOpen={(entry) => {
            setTyped(undefined);
            keepUsed(entry.search);
            keepJob(entry.search);
            showResults();
          }}
          onForget={remove}
        />
      )}
      <Explained />
    </PageFrame>
  );
}

/**
 * Stores the role and place of the last search, so that the other tools start from them. Also
 * stores "Posted within", for this tool.
 */
function keepJob(typed: JobSearch) {
  const { role, includeLocation, postedWithin, ...place } = understood(typed);
  const within = postedWithin === defaultSearch.postedWithin ? undefined : postedWithin;
  keepWantedJob({ role, within, ...(includeLocation ? searchedPlace(place) : { city: "" }) });
}

/** The search that the form shows at the start of a visit. */
const startFrom = (kept: WantedJob): JobSearch => ({
  ...defaultSearch,
  role: kept.role || defaultSearch.role,
  postedWithin: timeOptions.find(({ value }) => value === kept.within)?.value ?? defaultSearch.postedWithin,
  ...placeOffered(kept),
});

/**
 * Returns whether to show a loading state, and a function that starts it. It lasts one second.
 */
function useSimulatedLoading(): [boolean, () => void] {
  const [started, setStarted] = useState(0);
  const [finished, setFinished] = useState(0);

  // Ends the loading state after a second.
  useEffect(() => {
    const timer = setTimeout(() => setFinished(started), 1000);
    return () => clearTimeout(timer);
  }, [started]);

  return [started !== finished, () => setStarted((count) => count + 1)];
}
