import categories from "#content/ai-tools-categories.json";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";

const aiTools: Directory = {
  name: "ai-tools",
  title: "AI Tools Directory",
  intro: (total) =>
    `${total} AI tools in ${categories.length} categories. Search them, filter by price, or look for what is open source and runs on your own machine.`,
  noun: "AI tools",
  searchLabel: "Search AI tools by name or task...",
  categories,
  categoryTitle: (category) => `${category}: AI Tools`,
  facets: [
    {
      key: "price",
      label: "Price",
      names: {
        free: "Free",
        freemium: "Freemium",
        "open-source": "Free and open source",
        "free-trial": "Free trial",
        paid: "Paid",
        "contact-sales": "Contact sales",
      },
      badges: {
        free: { tone: "good" },
        "open-source": { label: "Open source", tone: "good" },
        freemium: {},
        "free-trial": {},
        paid: {},
      },
    },
    {
      key: "how",
      label: "How it runs",
      names: { openSource: "Open code", local: "Runs locally" },
      isFlags: true,
      badges: { local: { tone: "lime" } },
    },
    {
      key: "platforms",
      label: "Platform",
      names: { cli: "Command line", vscode: "VS Code", jetbrains: "JetBrains" },
    },
    { key: "tags", label: "Task" },
  ],
};

export default function AiToolsPage() {
  return <DirectoryPage directory={aiTools} />;
}
