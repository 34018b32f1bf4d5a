import { EmptyState } from "#web/ui/panel.tsx";

function emptyText(isPast: boolean): string {
  return isPast ? "Hackathons move here when they are over." : "Check back later for upcoming contests!";
}

export function NoHackathons({ isFiltered, isPast }: { isFiltered: boolean; isPast: boolean }) {
  return (
    <EmptyState
      title="No Hackathon Contests Found"
      text={isFiltered ? "Try adjusting your filters to find more contests" : emptyText(isPast)}
    />
  );
}
