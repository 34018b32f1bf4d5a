import categories from "#content/toolkit-categories.json";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";

const toolkit: Directory = {
  name: "toolkit",
  title: "Developer's Toolkit",
  intro: (total) =>
    `${total} tools for building software in ${categories.length} categories, nearly all of them free or with a free plan. Quotas change often, so look at the maker's page before you rely on one.`,
  noun: "tools",
  searchLabel: "Search tools by name or purpose...",
  categories,
  categoryTitle: (category) => `${category}: Developer Tools`,
  facets: [
    {
      key: "freeTier",
      label: "Price",
      names: { "free-tier": "Free plan", "self-hosted": "Free, self-hosted", trial: "Free trial" },
      badges: { free: "good", "free-tier": "good", "self-hosted": "lime", trial: "plain", paid: "plain" },
    },
    { key: "tags", label: "Tags" },
  ],
};

export default function ToolkitPage() {
  return <DirectoryPage directory={toolkit} />;
}
