import categories from "#content/toolkit-categories.json";
import type { Directory } from "#web/ui/directory/definition.ts";
import { DirectoryPage } from "#web/ui/directory/directory-page.tsx";

const toolkit: Directory = {
  name: "toolkit",
  title: "Developer's Toolkit",
  intro: (total) =>
    `${total} tools in ${categories.length} categories, nearly all free to start. Quotas change: check the maker's page.`,
  noun: "tools",
  searchLabel: "Search by name or purpose...",
  categories,
  categoryTitle: (category) => `${category}: Developer Tools`,
  facets: [
    {
      key: "price",
      label: "Price",
      isDecisive: true,
      names: { freemium: "Free plan", trial: "Free trial" },
      facts: { free: "good", freemium: "good", trial: "plain", paid: "plain" },
    },
    {
      key: "runs",
      label: "Where it runs",
      isDecisive: true,
      names: { hosted: "Hosted for you", server: "On your server", computer: "On your computer" },
      facts: { server: { label: "Your server" }, computer: { label: "Your computer" } },
    },
    {
      key: "license",
      label: "License",
      isDecisive: true,
      names: { openSource: "Open source" },
      isFlags: true,
      facts: { openSource: "plain" },
    },
  ],
  remark: ({ price, freePlan }) =>
    typeof freePlan === "string" && `${price === "freemium" ? "Free plan" : "Limits"}: ${freePlan}`,
};

export default function ToolkitPage() {
  return <DirectoryPage directory={toolkit} />;
}
