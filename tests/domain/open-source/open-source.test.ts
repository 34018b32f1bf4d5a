import { execFileSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstPullRequest, freeIssuesUrl, githubName, repositoryName } from "#domain/open-source/open-source.ts";

test("the link finds issues that are open, labeled, unassigned and without a pull request", () => {
  const url = new URL(freeIssuesUrl("https://github.com/vuejs/vue/", "Easy") ?? "");
  expect(url.pathname).toBe("/vuejs/vue/issues");
  expect(url.searchParams.get("q")).toBe(
    'is:issue is:open label:"Easy","good first issue","good-first-issue","beginner friendly","first-timers-only" no:assignee -linked:pr',
  );
});

test("GitLab has its own query, and an unknown host has no query", () => {
  const url = new URL(freeIssuesUrl("https://gitlab.com/veloren/veloren", "beginner") ?? "");
  expect(url.pathname).toBe("/veloren/veloren/-/issues");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    state: "opened",
    "label_name[]": "beginner",
    assignee_id: "None",
  });
  expect(freeIssuesUrl("https://code.example/a/b", "easy")).toBeUndefined();
});

test("only owner/name is a valid repository", () => {
  expect(repositoryName("vuejs/vue")).toBe("vuejs/vue");
  for (const text of [null, "", "vue", "a/b/c", "a/b; rm -rf ~", "a/b\nc", "<b>/c"])
    expect(repositoryName(text)).toBeUndefined();
});

test("the guide has ten steps, and its commands name the repository and the account", () => {
  const steps = firstPullRequest("vuejs/vue", "Easy", "octocat");
  expect(steps).toHaveLength(10);
  const commands = steps.map((step) => step.commands ?? "").join("\n");
  expect(commands).toContain("git clone https://github.com/octocat/vue.git\ncd vue\n");
  expect(commands).toContain("git remote add upstream https://github.com/vuejs/vue.git");
  expect(commands).toContain("gh pr create --repo vuejs/vue");
});

test("the first steps are sign-in, the committer's name, and the project's rules on signatures and AI", () => {
  const steps = firstPullRequest("vuejs/vue", "Easy", "octocat");
  expect(steps[2]?.commands).toContain("gh auth login\ngh auth setup-git\n");
  expect(steps[3]?.commands).toContain('git config user.email "ID+octocat@users.noreply.github.com"');
  expect(steps[3]?.text).toContain("Settings → Emails");
  expect(steps[1]?.text).toMatch(/DCO.*CLA.*AI/);
});

test("a GitHub name is read from a profile's address, and only if GitHub would allow the name", () => {
  const addresses = ["https://github.com/Priya-K", "github.com/Priya-K/?tab=repositories", "@Priya-K", " Priya-K "];
  expect(addresses.map(githubName)).toEqual(addresses.map(() => "Priya-K"));
  for (const typed of ["", "https://github.com/", "Priya K", "-a", "a-", "a--b", "a_b", "x".repeat(40), "a; rm -rf ~"])
    expect(githubName(typed)).toBeUndefined();
});

test("the guide links the project's free issues, its rules, and the page to install GitHub's tool", () => {
  const urls = (steps: ReturnType<typeof firstPullRequest>) =>
    steps.map(({ links = [] }) => links.map(({ url }) => url));
  const [issues, rules, tool] = urls(firstPullRequest("vuejs/vue", "Easy"));
  expect(issues).toEqual([freeIssuesUrl("https://github.com/vuejs/vue", "Easy")]);
  expect(rules).toEqual(["https://github.com/vuejs/vue?tab=contributing-ov-file"]);
  expect(tool).toEqual(["https://cli.github.com/"]);
  expect(urls(firstPullRequest()).slice(0, 2)).toEqual([[], []]);
});

test("the guide's Git commands push a changed file and a new file on top of the newest original", () => {
  const folder = mkdtempSync(join(tmpdir(), "guide-"));
  const config = join(folder, "config");
  writeFileSync(config, `[url "${folder}/"]\n insteadOf = https://github.com/\n[core]\n pager = cat\n`);
  const env = { ...process.env, GIT_CONFIG_GLOBAL: config, GIT_EDITOR: "true" };
  const run = (commands = "", cwd = folder) =>
    execFileSync("sh", ["-ec", commands.replaceAll(/^gh .*$/gm, "")], { cwd, env, encoding: "utf8", stdio: "pipe" });
  const identity = "-c user.name=Maintainer -c user.email=m@site.example";
  run(`git init -q --initial-branch main owner/tool.git && cd owner/tool.git && git config receive.denyCurrentBranch ignore
    echo one > readme && git add . && git ${identity} commit -qm Start && cd ../.. && git clone -q --bare owner/tool.git me/tool.git`);
  const steps = firstPullRequest("owner/tool", undefined, "me");
  run(steps[3]?.commands);
  const clone = join(folder, "tool");
  run(steps[5]?.commands, clone);
  run("echo two >> readme && echo test > new-test", clone);
  run(`git ${identity} commit -q --allow-empty -m "Somebody else's change"`, join(folder, "owner/tool.git"));
  run(steps[7]?.commands, clone);
  run(steps[8]?.commands, clone);
  const pushed = run("git diff --name-only main fix-short-description", join(folder, "me/tool.git"));
  expect(pushed.split("\n").filter(Boolean)).toEqual(["new-test", "readme"]);
  run("echo three >> readme", clone);
  run(steps[9]?.commands, clone);
  expect(run("git log --format=%s fix-short-description", join(folder, "me/tool.git"))).toMatch(
    /^Apply review\nFix the short description \(#123\)\nSomebody else's change\nStart\n$/,
  );
});
