import categories from "#content/ai-tools-categories.json";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";

const aiTools: Directory = {
  name: "ai-tools",
  title: "AI Tools Directory",
  intro: (total) =>
    `${total} AI tools in ${categories.length} categories: by price, open source, or on your own machine.`,
  noun: "AI tools",
  searchLabel: "Search by name or task...",
  categories,
  categoryTitle: (category) => `${category}: AI Tools`,
  facets: [
    {
      key: "price",
      label: "Price",
      isDecisive: true,
      names: { freemium: "Free plan", "contact-sales": "Ask for a price" },
      facts: { free: "good", freemium: "good", "free-trial": "plain", paid: "plain", "contact-sales": "plain" },
    },
    {
      key: "how",
      label: "How it runs",
      isDecisive: true,
      names: { openSource: "Open source", local: "Runs locally" },
      isFlags: true,
      facts: { openSource: "plain", local: "plain" },
    },
    { key: "tags", label: "Task" },
  ],
};

export default function AiToolsPage() {
  return <DirectoryPage directory={aiTools} />;
}
