import { Skeletons } from "#web/ui/skeleton.tsx";

export const issueGrid = "grid gap-5 md:grid-cols-2 lg:grid-cols-3";

/** Placeholders for the issues while they load. */
export function IssueSkeletons() {
  return (
    <div className="min-h-screen">
      <div className={issueGrid}>
        <Skeletons count={6} className="h-56" />
      </div>
    </div>
  );
}
