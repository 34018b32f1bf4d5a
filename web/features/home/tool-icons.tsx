import {
  CalendarClock,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  SearchCheck,
  Send,
  Trophy,
  Wrench,
} from "lucide-react";
import type { ScreenName } from "#domain/screens.ts";

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  "job-search": SearchCheck,
  "job-portals": LayoutGrid,
  contests: CalendarClock,
  outreach: Send,
  prompts: MessageSquareText,
  hackathons: Trophy,
  checklist: ListChecks,
};

export function ToolIcon({ screen }: { screen: ScreenName }) {
  const Icon = icons[screen] ?? Wrench;
  return <Icon aria-hidden="true" className="size-5.5" />;
}
