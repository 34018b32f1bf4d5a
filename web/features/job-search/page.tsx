import { useEffect, useState } from "react";
import { searchFromParams, searchToParams } from "#domain/job-search/address.ts";
import type { JobSearch } from "#domain/job-search/job-search.ts";
import { searchLinks } from "#domain/job-search/links.ts";
import {
  forgetSearch,
  readSavedSearches,
  type SavedSearch,
  savedSearchesKey,
  savedSearchesText,
  saveSearch,
} from "#domain/job-search/saved-searches.ts";
import { scrollToIdSoon } from "#web/lib/scroll.ts";
import { keepOrSay, useStored } from "#web/lib/storage.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { keepWantedJob } from "#web/lib/wanted-job.ts";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Explained } from "./explained.tsx";
import { Results, resultsId } from "./results.tsx";
import { SavedSearches } from "./saved-searches.tsx";
import { SearchForm } from "./search-form.tsx";

/** The address holds the search whose links are shown; the form starts from it and goes its own way until Generate. */
export default function JobSearchPage() {
  const [params, setParams] = useUrlState();
  const opened = searchFromParams(params);
  const [typed, setTyped] = useState<JobSearch>();
  const [isLoading, load] = useSimulatedLoading();
  const saved = readSavedSearches(useStored(savedSearchesKey));
  const search = typed ?? opened;
  const hasResults = isLoading || (params.has("role") && searchLinks(opened).length > 0);
  const others = forgetSearch(saved, opened);

  const showResults = () => {
    load();
    scrollToIdSoon(resultsId);
  };
  const generate = () => {
    const wanted = searchToParams(search);
    const none = { location: undefined, city: undefined, remote: undefined, also: undefined, not: undefined };
    setParams({ ...none, ...Object.fromEntries(wanted) });
    keepWantedJob({ role: search.role, city: search.includeLocation ? search.city : "" });
    showResults();
  };
  const keep = (entries: SavedSearch[]) => keepOrSay(savedSearchesKey, savedSearchesText(entries));

  return (
    <PageFrame
      screen="job-search"
      title="Instant Job Search"
      intro="One role, one click: fresh openings on LinkedIn, careers pages and the systems that companies hire with."
    >
      <SearchForm search={search} onChange={setTyped} onGenerate={generate} />
      {hasResults && (
        <Results
          search={opened}
          isLoading={isLoading}
          isSaved={others.length < saved.length}
          onToggleSaved={() => keep(others.length < saved.length ? others : saveSearch(saved, opened, Date.now()))}
        />
      )}
      {saved.length > 0 && (
        <SavedSearches
          saved={saved}
          onOpen={(entry) => {
            setTyped(undefined);
            keep(saveSearch(saved, entry.search, Date.now()));
            showResults();
          }}
          onForget={(entry) => keep(forgetSearch(saved, entry.search))}
        />
      )}
      <Explained />
    </PageFrame>
  );
}

/** True for a second after each start. */
function useSimulatedLoading(): [boolean, () => void] {
  const [started, setStarted] = useState(0);
  const [finished, setFinished] = useState(0);

  // Follows the clock.
  useEffect(() => {
    const timer = setTimeout(() => setFinished(started), 1000);
    return () => clearTimeout(timer);
  }, [started]);

  return [started !== finished, () => setStarted((count) => count + 1)];
}
