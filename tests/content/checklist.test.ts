import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { itemsOf } from "#domain/checklist/checklist.ts";
import type { Content } from "#domain/content.schema.ts";
import { slug } from "#domain/text/text.ts";
import { readContent } from "../../scripts/content-files.ts";

const sections = readContent("checklist") as Content["checklist"];
const items = sections.flatMap(itemsOf);
const groupTitles = (index: number) => sections[index]?.groups.map(({ title }) => title);

test("the checklist has the specification's twelve sections in the specification's order", () => {
  expect(sections.map(({ title }) => title)).toEqual([
    "Mindset & Career Direction",
    "Core Technical Skills",
    "Build Real Projects",
    "Certifications & Continuous Learning",
    "Resume & ATS Optimization",
    "Personal Branding & Networking",
    "Targeted Networking Checklist",
    "Job Search Strategy",
    "Interview Preparation",
    "Aptitude & Reasoning Prep",
    "Soft Skills & Work Readiness",
    "Final Pre-Offer Checklist",
  ]);
});

test("the groups Programming and Industry-Specific Skills have bullets, and no checkboxes", () => {
  expect(groupTitles(1)).toEqual(["Programming", "Industry-Specific Skills"]);
  expect(sections[1]?.groups.every(({ items, bullets }) => items === undefined && bullets !== undefined)).toBe(true);
});

test("branding has three groups, targeted networking has six, and interviews have four", () => {
  expect(groupTitles(5)).toEqual(["LinkedIn Profile", "GitHub Profile", "Content & Connections"]);
  expect(groupTitles(6)).toHaveLength(6);
  expect(groupTitles(8)).toEqual(["Technical", "Behavioral", "System Design", "Practical Tasks"]);
});

test("the checklist has more than 100 checkboxes", () => {
  expect(items.length).toBeGreaterThan(100);
});

test("no two items of the checklist have the same text", () => {
  expect(new Set(items.map(({ text }) => slug(text))).size).toBe(items.length);
});

test("an item of the checklist is a task that can be finished, not a habit, an attitude or knowledge", () => {
  const endless =
    /^(?:Learn|Know|Be|Get used|Get comfortable|Keep up|Aim|Manage|Practice) |\b(?:a month|regularly|on most days|every Friday)\b/;
  expect(items.map(({ text }) => text).filter((text) => endless.test(text))).toEqual([]);
});

test.each([
  "proctor|camera",
  "one-way video",
  "AI help is allowed",
  "work authorization",
  "references",
  "keys",
  "moving",
  "notice period",
  "background check",
  "non-compete",
])("an item of the checklist is about %s", (topic) => {
  expect(items.some(({ text }) => new RegExp(topic).test(text))).toBe(true);
});

test.each([
  "Resume Builder",
  "Application Tracker",
  "Cover Letter Generator",
  "Interview Prep Guide",
  "Salary Calculator",
])("an item of the checklist mentions the %s", (tool) => {
  expect(items.some(({ text }) => text.includes(tool))).toBe(true);
});

const words = new Set(
  "job-search job-portals portfolio certifications projects ai-tools public-apis open-source contests outreach prompts cheat-sheets toolkit hackathons tracker ats-resume-builder".split(
    " ",
  ),
);

test("items link only to our own tools and the resume builder, and each tool has a link", () => {
  expect(new Set(items.flatMap(({ screen }) => screen ?? []))).toEqual(words);
});

test("an item that links to the prompts names an existing prompt", () => {
  const prompts = new Set(readdirSync("content/prompts").map((name) => name.replace(/\.md$/, "")));
  const led = items.filter(({ screen }) => screen === "prompts");
  expect(led.filter(({ prompt = "" }) => !prompts.has(prompt))).toEqual([]);
  expect(items.filter(({ screen, prompt }) => prompt && screen !== "prompts")).toEqual([]);
});

test("the items keep their ids, because browsers have stored them", () => {
  expect(items[0]?.id).toBe("mindset-career-direction-0-write-down-three-things-you-want");
  expect(items.at(-1)?.id).toBe("final-pre-offer-checklist-13-plan-your-first-90-days-people-t");
});
