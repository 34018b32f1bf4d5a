import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { type BeginnerIssue, issueLanguages } from "#domain/open-source/issues.ts";
import { FirstPullRequest, GuideLink } from "#web/features/open-source/first-pull-request.tsx";
import FreshIssues from "#web/features/open-source/fresh-issues.tsx";
import { fakeApi } from "../support/fake-api.ts";

const issue = (title: string, more: Partial<BeginnerIssue> = {}): BeginnerIssue => ({
  id: title,
  title,
  url: "https://github.com/octo/cat/issues/7",
  repo: "octo/cat",
  language: "Rust",
  stars: 1234,
  comments: 1,
  labels: "good first issue",
  opened_at: "2030-01-02T00:00:00Z",
  updated_at: "2030-01-04T00:00:00Z",
  response_days: 2.5,
  ...more,
});

const answer = (issues: BeginnerIssue[], lastUpdated: string | null = "2030-01-05T06:00:00Z") => ({
  "/api/open-source": { body: { lastUpdated, issues } },
});

const titles = () => within(screen.getByRole("list", { name: "Fresh beginner issues" })).getAllByRole("heading");

function visitSection(address = "/open-source-starter") {
  history.replaceState(null, "", address);
  render(<FreshIssues />);
  return userEvent.setup();
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2030-01-05T13:00:00Z"), toFake: ["Date"] });
});

test("after 'Guide for react/react' is pressed by keyboard, Tab continues in the guide", async () => {
  render(
    <>
      <GuideLink repository="react/react" label="good first issue" />
      <a href="/next">The next project</a>
      <FirstPullRequest />
    </>,
  );
  const user = userEvent.setup();
  screen.getByRole("button", { name: "Guide for react/react" }).focus();
  await user.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Your first pull request in ten steps" }));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByLabelText("Your GitHub name"));
});

test("an issue shows stars, language, age, comments, a crowded mark and the response time", async () => {
  fakeApi(answer([issue("Fix a typo"), issue("Add a flag", { comments: 6, response_days: null, language: "Go" })]));
  visitSection();
  const link = await screen.findByRole("link", { name: "Fix a typo" });
  expect([link.getAttribute("href"), link.getAttribute("target"), link.getAttribute("rel")]).toEqual([
    "https://github.com/octo/cat/issues/7",
    "_blank",
    "noopener noreferrer",
  ]);
  const [fix, add] = titles().map((title) => within(title.closest("li") as HTMLElement));
  for (const text of ["Rust", "octo/cat", "1,234 stars", "1 comment", "Opened 3 days ago"])
    expect(fix?.getByText(text)).toBeDefined();
  expect(fix?.getByText("Maintainers take about 2.5 days")).toBeDefined();
  expect(fix?.queryByText("Crowded")).toBeNull();
  expect(add?.getByText("Crowded")).toBeDefined();
  expect(add?.getByText("Maintainers' time not known")).toBeDefined();
});

test("the page shows the formula for the maintainers' response time", async () => {
  fakeApi(answer([issue("Fix a typo")]));
  visitSection();
  expect((await screen.findByText(/^Maintainers' time:/)).textContent).toMatch(
    /last twenty closed.*median.*fewer than 3/,
  );
});

test("the language filter is in the address", async () => {
  fakeApi(answer([issue("One"), issue("Two", { language: "Go" }), issue("Three", { language: "Go" })]));
  const user = visitSection("/open-source-starter?issues=Go");
  await screen.findByText("Showing 2 of 2 issues");
  expect(titles().map(({ textContent }) => textContent)).toEqual(["Two", "Three"]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Language of the issues" }), "All languages (3)");
  await screen.findByText("Showing 3 of 3 issues");
});

test("the page shows twelve issues, and a button shows the remaining ones", async () => {
  fakeApi(answer(Array.from({ length: 15 }, (_, n) => issue(`Issue ${n}`))));
  const user = visitSection();
  await screen.findByText("Showing 12 of 15 issues");
  await user.click(screen.getByRole("button", { name: "Show more issues (3 left)" }));
  expect(titles()).toHaveLength(15);
  expect(titles()[12]?.closest("li")?.contains(document.activeElement)).toBe(true);
});

test("if issues were never fetched, the section says so, and links to searches on GitHub", async () => {
  fakeApi(answer([], null));
  visitSection();
  expect(await screen.findByRole("heading", { name: "Live issues are not switched on here" })).toBeDefined();
  const searches = screen.getAllByRole("link", { name: /^Unassigned .* issues on GitHub$/ });
  expect(searches).toHaveLength(issueLanguages.length);
  const address = new URL(searches[0]?.getAttribute("href") ?? "");
  expect(address.origin + address.pathname).toBe("https://github.com/search");
  expect(address.searchParams.get("q")).toContain('no:assignee -linked:pr label:"good first issue"');
});

test("a language without an unassigned issue has its own empty state", async () => {
  fakeApi(answer([]));
  visitSection();
  expect(await screen.findByRole("heading", { name: "No unassigned issues right now" })).toBeDefined();
});

test("placeholders show during the load, and a failure shows a message with Try Again", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 100 });
  let status = 500;
  fakeApi({ "/api/open-source": () => ({ status, ...answer([issue("One")])["/api/open-source"] }) });
  const user = visitSection();
  expect(document.querySelectorAll(".animate-pulse")).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(8000);
  expect((await screen.findByRole("alert")).textContent).toContain("Failed to load the issues");
  status = 200;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await screen.findByText("Showing 1 of 1 issues");
});
