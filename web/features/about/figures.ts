import type { SheetCounts } from "#domain/cheat-sheets/cheat-sheets.ts";
import { portalCounts } from "#domain/job-portals/job-portals.ts";
import { tools } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { formatNumber } from "#web/lib/number.ts";

const sheetCounts = Object.values(
  import.meta.glob<SheetCounts>("#content/cheat-sheets/*.md", { query: "?counts", import: "default", eager: true }),
);
const inSheets = (what: keyof SheetCounts) => formatNumber(sheetCounts.reduce((sum, sheet) => sum + sheet[what], 0));
const portals = Object.values(portalCounts).reduce((sum, count) => sum + count, 0);

/** Figures counted at build time, then the figures that the operator has configured. */
export const figures = [
  { figure: String(tools.length + 1), label: "free tools" },
  { figure: formatNumber(portals), label: "job portals" },
  { figure: String(sheetCounts.length), label: "cheat sheets" },
  { figure: inSheets("questions"), label: "answered interview questions" },
  { figure: inSheets("blocks"), label: "checked code blocks" },
  { figure: "0", label: "accounts to make" },
  { figure: "0", label: "cookies" },
  { figure: "0", label: "trackers and ads" },
  { figure: site.stats.users, label: "users helped" },
  { figure: site.stats.stories, label: "success stories" },
  { figure: site.stats.countries, label: "countries" },
].filter(({ figure }) => figure);
