import categories from "#content/projects-categories.json";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";
import { SaveToTracker } from "#web/ui/save-button.tsx";
import { RandomPick } from "./random-pick.tsx";

/** The frameworks and libraries to filter by. Each has several projects. */
const frameworks = [
  "React",
  "OpenCV",
  "Flutter",
  "SDL",
  "Keras",
  "Unity",
  "Node.js",
  "scikit-learn",
  "Vue",
  "Beautiful Soup",
  "React Native",
  "OpenGL",
  "Flask",
  "Django",
  "Requests",
  "dlib",
  "NumPy",
  "Tkinter",
  "Express",
  "Next.js",
  "Phaser",
  "Pillow",
  "Rails",
  "Selenium",
  "Godot",
  "Phoenix",
  "PyTorch",
];

const projects: Directory = {
  name: "projects",
  title: "Project-Based Learning",
  intro: (total) => `${total} projects to learn by building. Choose a language, a level and your hours.`,
  noun: "projects",
  searchLabel: "Search by title or language...",
  categories,
  categoriesLabel: "Topics",
  categoryTitle: (category) => `${category}: Projects to Learn From`,
  facets: [
    {
      key: "language",
      label: "Language",
      isDecisive: true,
      names: { Any: "Any language" },
      any: "Any",
      facts: true,
    },
    {
      key: "level",
      label: "Level",
      isDecisive: true,
      names: { beginner: "Beginner", intermediate: "Intermediate", advanced: "Advanced" },
      facts: true,
    },
    {
      key: "hours",
      label: "Time to build (our estimate)",
      isDecisive: true,
      names: {
        "up-to-2": "Up to 2 hours",
        "2-to-8": "2 to 8 hours",
        "8-to-20": "8 to 20 hours",
        "over-20": "Over 20 hours",
      },
      facts: true,
    },
    {
      key: "format",
      label: "Format",
      names: { text: "Written tutorial", video: "Video", repository: "Repository", brief: "Brief without a solution" },
      facts: { video: "plain", repository: "plain", brief: { label: "Brief" } },
    },
    {
      key: "framework",
      label: "Framework",
      names: {
        none: "No framework",
        any: "Any framework",
        ...Object.fromEntries(frameworks.map((name) => [name, name])),
      },
      offersNamed: true,
      facts: Object.fromEntries(frameworks.map((name) => [name, "plain"])),
    },
    { key: "year", label: "Year", names: {}, offersNamed: true, facts: true },
  ],
  sorts: [{ value: "language", label: "Language" }],
};

const actions = ({ name, url }: DirectoryRow) => (
  <SaveToTracker thing={{ kind: "project", title: name, url, source: "Project-Based Learning" }} />
);

export default function ProjectsPage() {
  return (
    <DirectoryPage
      directory={projects}
      actions={actions}
      above={(query) => <RandomPick directory={projects} query={query} actions={actions} />}
    />
  );
}
