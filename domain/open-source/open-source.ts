import { parseUrl } from "../text/url.ts";

/** The beginner labels that most projects use. */
export const usualLabels = ["good first issue", "good-first-issue", "beginner friendly", "first-timers-only"];

/**
 * The URL of a repository's unassigned beginner issues. On GitHub, issues that a pull request would
 * close are left out, and the usual labels match too, since projects rename theirs. Undefined for
 * hosts other than GitHub and GitLab.
 */
export function freeIssuesUrl(repository: string, label: string): string | undefined {
  const host = parseUrl(repository)?.host;
  const base = repository.replace(/\/+$/, "");
  if (host === "github.com") {
    const query = `is:issue is:open ${anyLabel(label, ...usualLabels)} no:assignee -linked:pr`;
    return `${base}/issues?${new URLSearchParams({ q: query })}`;
  }
  if (host === "gitlab.com")
    return `${base}/-/issues?${new URLSearchParams({ state: "opened", "label_name[]": label, assignee_id: "None" })}`;
}

/** The search term for issues with any of these labels. */
export function anyLabel(...labels: string[]): string {
  return `label:${[...new Set(labels)].map((label) => `"${label}"`).join(",")}`;
}

/** "owner/name" by the rules of GitHub and GitLab; undefined for anything else. */
export function repositoryName(text: string | null): string | undefined {
  return /^[\w.-]{1,100}\/[\w.-]{1,100}$/.test(text ?? "") ? (text ?? undefined) : undefined;
}

/**
 * The GitHub user name in typed text, which may be a profile's address. Undefined if GitHub does
 * not allow such a name.
 */
export function githubName(typed: string): string | undefined {
  const path = typed.trim().replace(/^(?:(?:https?:\/\/)?(?:www\.)?github\.com\/|@)/i, "");
  const name = path.replace(/[/?#].*$/, "");
  return /^(?=.{1,39}$)[a-z\d]+(?:-[a-z\d]+)*$/i.test(name) ? name : undefined;
}

type StepLink = { name: string; url: string };
type GuideStep = { title: string; text: string; links?: StepLink[]; commands?: string };

/**
 * Ten steps to a first pull request. The commands name the repository and the visitor's account.
 * Run in order, they also work if the change adds files. `label` is the repository's label for
 * beginner issues.
 */
export function firstPullRequest(chosen?: string, label = "good first issue", account = "YOUR-NAME"): GuideStep[] {
  const repository = chosen ?? "OWNER/PROJECT";
  const project = repository.split("/")[1] ?? repository;
  const url = `https://github.com/${repository}`;
  const ofProject = (name: string, url = ""): StepLink[] => (chosen ? [{ name, url }] : []);
  return [
    {
      title: "Pick a small issue",
      text: "Open the project's unassigned issues and read three of them to the end, comments too. Take the one whose result you could describe in two sentences.",
      links: ofProject(`Unassigned issues of ${repository}`, freeIssuesUrl(url, label)),
    },
    {
      title: "Read the rules, then say that you would like to do it",
      text: "CONTRIBUTING.md says whether issues are assigned first, whether you must sign something (a DCO line or a CLA), and what help from AI is allowed. Then comment how you would go about it.",
      links: ofProject(`How to contribute to ${repository}`, `${url}?tab=contributing-ov-file`),
    },
    {
      title: "Sign in and fork the project",
      text: "GitHub's command-line tool signs you in once, for pushing too. A fork is your own copy on GitHub, in which you may change anything.",
      links: [{ name: "Install GitHub's command-line tool", url: "https://cli.github.com/" }],
      commands: `gh auth login\ngh auth setup-git\ngh repo fork ${repository} --clone=false`,
    },
    {
      title: "Get it onto your machine",
      text: "Clone your fork, and tell Git where the original is and who you are. The noreply address keeps your own private: copy it from Settings → Emails on GitHub, where your ID stands in front of your name.",
      links: [{ name: "GitHub's email settings", url: "https://github.com/settings/emails" }],
      commands: `git clone https://github.com/${account}/${project}.git\ncd ${project}\ngit remote add upstream https://github.com/${repository}.git\ngit config user.name "Your Name"\ngit config user.email "ID+${account}@users.noreply.github.com"`,
    },
    {
      title: "Make it run before you change it",
      text: "Install what README and CONTRIBUTING.md ask for and run the tests. If they fail now, it is not your fault, and good to know.",
    },
    {
      title: "Start a branch",
      text: "One branch for one issue, from the newest state of the original. Name it after what you do. Its main branch may have another name than main.",
      commands: "git fetch upstream\ngit switch --create fix-short-description upstream/main",
    },
    {
      title: "Make the smallest change that solves it",
      text: "Write like the code around you. Leave out everything else that catches your eye, and add a test that fails without your change. If AI helped, say so, and keep only what you understand and have run.",
    },
    {
      title: "Look at it, then commit",
      text: "Adding first shows new files in the comparison too; read it line by line. The message says what changes and names the issue. Does the project ask for a DCO line? Then add --signoff.",
      commands: 'git add --all\ngit status\ngit diff --staged\ngit commit --message "Fix the short description (#123)"',
    },
    {
      title: "Push and open the pull request",
      text: "Bring in what has happened since, run the tests again, and push. Say what was wrong, what you changed and how you tested it. “Fixes #123” closes the issue when it is merged. A bot may ask you to sign a CLA.",
      commands: `git fetch upstream\ngit rebase upstream/main\ngit push --set-upstream origin HEAD\ngh pr create --repo ${repository}`,
    },
    {
      title: "Answer the review",
      text: "Comments are about the code, not about you. Change what is asked and push to the same branch; the merge brings it up to date. After a quiet week, one friendly question is fine.",
      commands:
        'git add --all\ngit commit --message "Apply review"\ngit fetch upstream\ngit merge upstream/main\ngit push',
    },
  ];
}
