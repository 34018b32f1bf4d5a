import {
  Award,
  BookOpenText,
  Bot,
  CalendarClock,
  GitPullRequest,
  Hammer,
  LayoutGrid,
  LayoutTemplate,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Plug,
  Scale,
  ScanSearch,
  SearchCheck,
  Send,
  TableProperties,
  Toolbox,
  Trophy,
  Wrench,
} from "lucide-react";
import type { ScreenName } from "#domain/screens.ts";

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  "job-search": SearchCheck,
  "job-portals": LayoutGrid,
  certifications: Award,
  projects: Hammer,
  "ai-tools": Bot,
  "public-apis": Plug,
  "open-source": GitPullRequest,
  toolkit: Toolbox,
  portfolio: LayoutTemplate,
  "resume-check": ScanSearch,
  contests: CalendarClock,
  outreach: Send,
  "job-match": Scale,
  prompts: MessageSquareText,
  tracker: TableProperties,
  hackathons: Trophy,
  checklist: ListChecks,
  "cheat-sheets": BookOpenText,
};

/** The icon of a tool. The screens below the tool have the same icon. */
export function ToolIcon({ screen }: { screen: ScreenName }) {
  const [tool] = screen.split("/") as [ScreenName];
  const Icon = icons[tool] ?? Wrench;
  return <Icon aria-hidden="true" className="size-5.5 shrink-0" />;
}
