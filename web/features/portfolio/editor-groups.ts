import type { ComponentType } from "react";
import type { ListPath } from "#domain/portfolio/edit.ts";
import { AchievementKind } from "./achievement-kind.tsx";
import { DegreeGrade, JobPlace } from "./entry-fact.tsx";

/** The control that edits a value. The default is a text input. */
export type FieldKind = "text" | "url" | "email" | "tel" | "area" | "lines" | "words" | "platform" | "photo";

/** A field. `path` is the path of its value, or the key of its value within a list entry. */
export type FieldInfo = { path: string; label: string; kind?: FieldKind; hint?: string };

/** A field of an entry whose value is not in the portfolio data. It has its own component. */
type BeyondField = { path: string; label: string; Field: ComponentType<{ label: string; at: number }> };

export type ListInfo = {
  list: ListPath;
  /** The word for one entry, such as "project". */
  noun: string;
  /** The keys of the values that can name an entry. The first value that is not empty names it. */
  names: string[];
  fields: (FieldInfo | BeyondField)[];
};

export type GroupInfo = {
  title: string;
  /** The id of the section on the site. The preview scrolls to it. */
  section: string;
  fields: FieldInfo[];
  lists: ListInfo[];
};

/**
 * Every field of PortfolioData except the switches, in page order. Two fields hold values that are
 * not in PortfolioData: the places of jobs and the kinds of achievements.
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
        noun: "button",
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
        noun: "project",
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
        noun: "job",
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
        noun: "degree",
        names: ["degree", "institution"],
        fields: [
          { path: "degree", label: "Degree" },
          { path: "institution", label: "Institution" },
          { path: "grade", label: "Grade", Field: DegreeGrade },
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
        noun: "achievement",
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
        noun: "profile",
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
        noun: "menu entry",
        names: ["name"],
        fields: [
          { path: "name", label: "Name" },
          { path: "url", label: "Leads to", kind: "url" },
        ],
      },
    ],
  },
];

/** The parts of the site that can be shown or hidden. */
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
