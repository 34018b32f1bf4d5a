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
      names: { "open-source": "Open source" },
      badges: { free: "good", "open-source": "good", freemium: "plain", "free-trial": "plain", paid: "plain" },
    },
    {
      key: "how",
      label: "How it runs",
      names: { openSource: "Open code", local: "Runs locally" },
      isFlags: true,
      badges: { local: "lime" },
    },
    { key: "platforms", label: "Platform", names: { cli: "Command line", vscode: "VS Code", jetbrains: "JetBrains" } },
    { key: "tags", label: "Task" },
  ],
};

export default function AiToolsPage() {
  return <DirectoryPage directory={aiTools} />;
}
