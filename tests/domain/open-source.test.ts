import { expect, test } from "vitest";
import { firstPullRequest, freeIssuesUrl, repositoryName } from "#domain/open-source/open-source.ts";

test("free issues are open, carry the label, belong to nobody and have no pull request", () => {
  const url = new URL(freeIssuesUrl("https://github.com/vuejs/vue/", "good first issue") ?? "");
  expect(url.pathname).toBe("/vuejs/vue/issues");
  expect(url.searchParams.get("q")).toBe('is:issue is:open label:"good first issue" no:assignee -linked:pr');
});

test("GitLab is asked in its own way, an unknown host not at all", () => {
  const url = new URL(freeIssuesUrl("https://gitlab.com/veloren/veloren", "beginner") ?? "");
  expect(url.pathname).toBe("/veloren/veloren/-/issues");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    state: "opened",
    "label_name[]": "beginner",
    assignee_id: "None",
  });
  expect(freeIssuesUrl("https://code.example/a/b", "easy")).toBeUndefined();
});

test("only owner/name is a repository", () => {
  expect(repositoryName("vuejs/vue")).toBe("vuejs/vue");
  for (const text of [null, "", "vue", "a/b/c", "a/b; rm -rf ~", "a/b\nc", "<b>/c"])
    expect(repositoryName(text)).toBeUndefined();
});

test("the guide has ten steps, whose commands name the repository and the account", () => {
  const steps = firstPullRequest("vuejs/vue", "octocat");
  expect(steps).toHaveLength(10);
  const commands = steps.map((step) => step.commands ?? "").join("\n");
  expect(commands).toContain("git clone https://github.com/octocat/vue.git\ncd vue\n");
  expect(commands).toContain("git remote add upstream https://github.com/vuejs/vue.git");
  expect(commands).toContain("gh pr create --repo vuejs/vue");
});
