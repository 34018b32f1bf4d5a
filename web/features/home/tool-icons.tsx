import { CalendarClock, type LucideIcon, Trophy, Wrench } from "lucide-react";
import type { ScreenName } from "#domain/screens.ts";

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  contests: CalendarClock,
  hackathons: Trophy,
};

export function ToolIcon({ screen }: { screen: ScreenName }) {
  const Icon = icons[screen] ?? Wrench;
  return <Icon aria-hidden="true" className="size-5.5" />;
}
