import {
  Award,
  Bot,
  CalendarClock,
  GitPullRequest,
  Hammer,
  ListChecks,
  type LucideIcon,
  MessageSquareText,
  Plug,
  Toolbox,
  Wrench,
} from "lucide-react";
import type { ScreenName } from "#domain/screens.ts";

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  certifications: Award,
  projects: Hammer,
  "ai-tools": Bot,
  "public-apis": Plug,
  "open-source": GitPullRequest,
  toolkit: Toolbox,
  contests: CalendarClock,
  prompts: MessageSquareText,
  checklist: ListChecks,
};

export function ToolIcon({ screen }: { screen: ScreenName }) {
  const Icon = icons[screen] ?? Wrench;
  return <Icon aria-hidden="true" className="size-5.5" />;
}
