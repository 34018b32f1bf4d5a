import { CalendarClock, ListChecks, type LucideIcon, MessageSquareText, Trophy, Wrench } from "lucide-react";
import type { ScreenName } from "#domain/screens.ts";

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  contests: CalendarClock,
  prompts: MessageSquareText,
  hackathons: Trophy,
  checklist: ListChecks,
};

export function ToolIcon({ screen }: { screen: ScreenName }) {
  const Icon = icons[screen] ?? Wrench;
  return <Icon aria-hidden="true" className="size-5.5" />;
}
