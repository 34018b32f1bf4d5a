import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const tracker = lazyCode(() => import("./tracker.tsx"));

export const { prefetch } = tracker;

export default function TrackerPage() {
  return (
    <PageFrame
      screen="tracker"
      title="Application Tracker"
      intro="Applications, and the contests, courses and other things that you saved: where each stands, and what comes next."
    >
      <LazyPart code={tracker} props={{}} waiting={<Skeleton className="h-[45rem]" />} />
    </PageFrame>
  );
}
