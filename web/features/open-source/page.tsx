import { CircleDot } from "lucide-react";
import categories from "#content/open-source-categories.json";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { freeIssuesUrl } from "#domain/open-source/open-source.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";
import { FirstPullRequest, GuideLink, guideId } from "./first-pull-request.tsx";
import { FreshIssuesSection, freshIssuesId } from "./fresh-issues-section.tsx";

const openSource: Directory = {
  name: "open-source",
  title: "Open Source Starter",
  intro: (total) => `${total} projects with issues for beginners, and ten steps to your first pull request.`,
  noun: "projects",
  searchLabel: "Search by name or topic...",
  categories,
  categoryTitle: (category) => `${category}: Open Source for Beginners`,
  facets: [
    { key: "language", label: "Language", isDecisive: true },
    {
      key: "topic",
      label: "Topic",
      names: {
        "audio-video-and-images": "Audio, video and images",
        "robots-and-devices": "Robots and other devices",
        "public-good": "For the public good",
      },
    },
    {
      key: "label",
      label: "Beginner label",
      isDecisive: true,
      names: {
        "good first issue": "Good first issue",
        "help wanted": "Help wanted",
        "up-for-grabs": "Up for grabs",
        "first-timers-only": "First-timers only",
        hacktoberfest: "Hacktoberfest",
      },
      offersNamed: true,
      hasSpellings: true,
      facts: true,
    },
  ],
};

function actions({ name, url, label }: DirectoryRow) {
  const issues = typeof label === "string" && freeIssuesUrl(url, label);
  return (
    issues && (
      <>
        <ExternalLink
          href={issues}
          aria-label={`Unassigned issues of ${name}`}
          className={buttonStyle({ variant: "secondary", size: "small" })}
        >
          <CircleDot aria-hidden="true" className="size-4" />
          Unassigned issues
        </ExternalLink>
        {url.startsWith("https://github.com/") && <GuideLink repository={name} label={label} />}
      </>
    )
  );
}

export default function OpenSourcePage() {
  return (
    <DirectoryPage directory={openSource} above={() => <FurtherDown />} actions={actions}>
      <FreshIssuesSection />
      <FirstPullRequest />
    </DirectoryPage>
  );
}

/** Links to the parts of the page below the long list. */
function FurtherDown() {
  return (
    <p className="mt-4 flex flex-wrap gap-2">
      <a href={`#${freshIssuesId}`} className={buttonStyle({ variant: "secondary", size: "small" })}>
        Fresh beginner issues
      </a>
      <a href={`#${guideId}`} className={buttonStyle({ variant: "secondary", size: "small" })}>
        Your first pull request
      </a>
    </p>
  );
}
