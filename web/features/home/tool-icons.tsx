import { CalendarClock, LayoutGrid, type LucideIcon, SearchCheck, Send, Wrench } from "lucide-react";
import type { ScreenName } from "#domain/screens.ts";

const icons: Partial<Record<ScreenName, LucideIcon>> = {
  "job-search": SearchCheck,
  "job-portals": LayoutGrid,
  contests: CalendarClock,
  outreach: Send,
};

export function ToolIcon({ screen }: { screen: ScreenName }) {
  const Icon = icons[screen] ?? Wrench;
  return <Icon aria-hidden="true" className="size-5.5" />;
}
