import type { ComponentType } from "react";
import type { ListPath } from "#domain/portfolio/edit.ts";
import { AchievementKind } from "./achievement-kind.tsx";
import { JobPlace } from "./job-place.tsx";

/** How a field is edited; a plain line of text by default. */
export type FieldKind = "text" | "url" | "email" | "tel" | "area" | "lines" | "words" | "platform" | "photo";

/** A value by its path, or within an entry by its key. */
export type FieldInfo = { path: string; label: string; kind?: FieldKind; hint?: string };

/** What is kept beyond the portfolio's data about the entry at an index, under a key of its own. */
export type BeyondField = { path: string; label: string; Field: ComponentType<{ label: string; at: number }> };

export type ListInfo = {
  list: ListPath;
  /** What one entry is called. */
  one: string;
  /** The keys whose values name an entry. */
  names: string[];
  fields: (FieldInfo | BeyondField)[];
};

export type GroupInfo = {
  title: string;
  /** The section of the site, for the preview to scroll to. */
  section: string;
  fields: FieldInfo[];
  lists: ListInfo[];
};

/**
 * Every field of PortfolioData, but for the switches, in the order of the page, and the jobs' places
 * and the achievements' kinds.
 */
export const groups: GroupInfo[] = [
  {
    title: "You",
    section: "hero",
    fields: [
      { path: "settings.name", label: "Your name" },
      { path: "settings.title", label: "Your title" },
      { path: "settings.location", label: "Location" },
      { path: "settings.summary", label: "Summary", kind: "area" },
      { path: "settings.profileImage", label: "Photo", kind: "photo" },
    ],
    lists: [
      {
        list: "sections.hero.ctaButtons",
        one: "button",
        names: ["text"],
        fields: [
          { path: "text", label: "Text" },
          { path: "url", label: "Leads to", kind: "url" },
        ],
      },
    ],
  },
  {
    title: "Skills",
    section: "skills",
    fields: [
      { path: "sections.about.skills.title", label: "Heading" },
      { path: "sections.about.skills.items", label: "Skills, one per line", kind: "lines" },
    ],
    lists: [],
  },
  {
    title: "Projects",
    section: "projects",
    fields: [{ path: "sections.projects.title", label: "Heading" }],
    lists: [
      {
        list: "sections.projects.items",
        one: "project",
        names: ["title"],
        fields: [
          { path: "title", label: "Title" },
          { path: "description", label: "Description", kind: "area" },
          { path: "tags", label: "Tags, separated by commas", kind: "words" },
          { path: "previewUrl", label: "Live site", kind: "url" },
          { path: "repoUrl", label: "Source code", kind: "url" },
        ],
      },
    ],
  },
  {
    title: "Experience",
    section: "experience",
    fields: [{ path: "sections.experience.title", label: "Heading" }],
    lists: [
      {
        list: "sections.experience.items",
        one: "job",
        names: ["position", "company"],
        fields: [
          { path: "position", label: "Position" },
          { path: "company", label: "Company" },
          { path: "place", label: "Place", Field: JobPlace },
          {
            path: "description",
            label: "Description",
            kind: "area",
            hint: "The first line is the dates alone, such as June 2019 – Present. A line that begins with - is a bullet.",
          },
        ],
      },
    ],
  },
  {
    title: "Education",
    section: "education",
    fields: [{ path: "sections.education.title", label: "Heading" }],
    lists: [
      {
        list: "sections.education.items",
        one: "degree",
        names: ["degree", "institution"],
        fields: [
          { path: "degree", label: "Degree" },
          { path: "institution", label: "Institution" },
          { path: "period", label: "Period" },
        ],
      },
    ],
  },
  {
    title: "Achievements",
    section: "achievements",
    fields: [{ path: "sections.achievements.title", label: "Heading" }],
    lists: [
      {
        list: "sections.achievements.items",
        one: "achievement",
        names: ["title"],
        fields: [
          { path: "title", label: "Title" },
          { path: "kind", label: "Kind", Field: AchievementKind },
          { path: "description", label: "Description", kind: "area" },
        ],
      },
    ],
  },
  {
    title: "Contact",
    section: "contact",
    fields: [
      { path: "sections.contact.title", label: "Heading" },
      { path: "sections.contact.email", label: "Email", kind: "email" },
      { path: "sections.contact.phone", label: "Phone", kind: "tel" },
      { path: "sections.contact.location", label: "Location" },
    ],
    lists: [],
  },
  {
    title: "Social",
    section: "social",
    fields: [],
    lists: [
      {
        list: "sections.social.items",
        one: "profile",
        names: ["url"],
        fields: [
          { path: "platform", label: "Platform", kind: "platform" },
          { path: "url", label: "Address", kind: "url" },
        ],
      },
    ],
  },
  {
    title: "Menu and footer",
    section: "footer",
    fields: [{ path: "footer.copyright", label: "Copyright line" }],
    lists: [
      {
        list: "navigation.items",
        one: "menu entry",
        names: ["name"],
        fields: [
          { path: "name", label: "Name" },
          { path: "url", label: "Leads to", kind: "url" },
        ],
      },
    ],
  },
];

/** What can be switched on and off. */
export const switches: { path: string; label: string }[] = [
  { path: "sections.hero.enabled", label: "Introduction" },
  { path: "sections.about.enabled", label: "About" },
  { path: "sections.about.skills.enabled", label: "Skills" },
  { path: "sections.projects.enabled", label: "Projects" },
  { path: "sections.experience.enabled", label: "Experience" },
  { path: "sections.education.enabled", label: "Education" },
  { path: "sections.achievements.enabled", label: "Achievements" },
  { path: "sections.contact.enabled", label: "Contact" },
  { path: "sections.social.enabled", label: "Social" },
  { path: "navigation.enabled", label: "Menu" },
  { path: "footer.enabled", label: "Footer" },
];
