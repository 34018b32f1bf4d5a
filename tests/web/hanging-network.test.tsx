import { act, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import FreshIssues from "#web/features/open-source/fresh-issues.tsx";
import { generatePortfolio, storeLead } from "#web/features/portfolio/calls.ts";
import { sources } from "#web/lib/live.ts";
import { FullScreenSpinner } from "#web/ui/spinner.tsx";
import { hangingNetwork } from "../support/hanging-network.ts";
import { visit } from "../support/render.tsx";

beforeEach(() => sources.clear());

test.each([
  ["contests", "/live-coding-contests", "/api/contests", "Failed to load contests"],
  ["hackathons", "/upcoming-hackathon-contests", "/api/hackathons", /^Failed to load hackathon contests\. /],
  ["the status", "/status", "/api/status", "Failed to load the status"],
])("on a network that never answers, a request for %s stops after 15 seconds", async (_, page, path, failure) => {
  const { pass, requests } = hangingNetwork(path);
  await visit(page);
  await waitFor(() => expect(requests.some(({ url }) => new URL(url).pathname === path)).toBe(true));
  await act(async () => pass(14));
  expect(screen.queryByText(failure)).toBeNull();
  await act(async () => pass(15));
  expect(await screen.findByText(failure)).toBeDefined();
  expect(screen.getAllByRole("button", { name: /retry|try again/i }).length).toBeGreaterThan(0);
});

test("the request for fresh issues in Open Source Starter stops after 15 seconds", async () => {
  const { pass } = hangingNetwork("/api/open-source");
  render(<FreshIssues />);
  await act(async () => pass(15));
  expect(await screen.findByText("Failed to load the issues")).toBeDefined();
});

test("a download's lead request stops after 15 seconds, and a resume upload stops after 3 minutes", async () => {
  const { pass } = hangingNetwork("/api/store-download-lead", "/api/resume-to-portfolio");
  const failed = vi.fn();
  const sent = generatePortfolio(new File(["%PDF"], "ada.pdf"), true).catch(failed);
  const stored = expect(storeLead({ name: "Ada", email: "ada@example.com" })).rejects.toThrow("timed out");
  pass(15);
  await stored;
  expect(failed).not.toHaveBeenCalled();
  pass(180);
  await sent;
  expect(failed).toHaveBeenCalledWith(new Error("The connection failed"));
});

test("if a page's code does not load in 15 seconds, the page shows a message and 'Try again'", async () => {
  vi.useFakeTimers();
  render(<FullScreenSpinner />);
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(screen.getByRole("status").textContent).toBe("Loading");
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole("status").textContent).toContain("This takes longer than usual.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  vi.useRealTimers();
});
