import { expect, test } from "vitest";
import { pageDescription } from "#domain/page-descriptions.ts";
import { documentTitle, nextTool, screenAt, screenList, stages, tools, toolsMenu, toolsOf } from "#domain/screens.ts";

test("the Tools menu has its five groups, with their entries in order", () => {
  expect(toolsMenu.map(({ group, links }) => [group, links.map(({ label }) => label)])).toEqual([
    [
      "Job Search",
      ["Instant Job Search", "Job Portals Directory", "Outreach", "Application Tracker", "ATS Resume Builder"],
    ],
    ["Skills & Learning", ["Free Certifications", "Project Learning", "Interview Cheatsheets"]],
    ["AI & Productivity", ["AI Tools Directory"]],
    [
      "Development",
      ["Public APIs", "Open Source Starter", "Coding Contests", "Upcoming Hackathon Contests", "Developer's Toolkit"],
    ],
    ["Career Tools", ["Portfolio Generator", "Resume Check", "Job Seeker AI Prompts", "Job Match"]],
  ]);
});

test("the 404 page has four quick links, in order", () => {
  expect(screenList.flatMap(({ quickLink, path }) => (quickLink ? [[quickLink, path]] : []))).toEqual([
    ["Job Search", "/instant-job-search-tool"],
    ["Portfolio Generator", "/ai-resume-to-portfolio-generator"],
    ["Free Certifications", "/free-certifications-directory"],
    ["Cheat Sheets", "/programming-interview-cheatsheets"],
  ]);
});

test("there are nineteen tools, including the resume builder on its other site", () => {
  expect(tools.length + 1).toBe(19);
});

test("every tool is in one of the four stages, and each tool links to the next one", () => {
  const road = stages.flatMap(toolsOf);
  expect(road.map(({ name }) => name).toSorted()).toEqual(tools.map(({ name }) => name).toSorted());
  for (const [index, tool] of road.slice(0, -1).entries()) expect(nextTool(tool)).toBe(road[index + 1]);
  expect(nextTool({ name: "tracker" }).name).toBe("checklist");
});

test("every path belongs to one screen, with or without a trailing slash", () => {
  for (const { name, path } of screenList) expect(screenAt(`${path}/`)?.name).toBe(name);
  expect(screenAt("/no-such-page")).toBeUndefined();
});

test("every screen has a description of at most 160 characters, and no two titles are equal", () => {
  for (const { name } of screenList) expect(pageDescription(name).length).toBeLessThanOrEqual(160);
  expect(new Set(screenList.map(({ title }) => documentTitle(title))).size).toBe(screenList.length);
});
