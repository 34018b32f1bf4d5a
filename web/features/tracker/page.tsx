import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
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
      intro="Every application in one place: where it stands, what was said, what comes next."
    >
      <LazyPart code={tracker} props={{}} waiting={<Skeleton className="h-[45rem]" />} />
      <p className="mt-10 max-w-2xl text-[0.9375rem] text-muted">
        All of this is kept in this browser, on this device. It leaves it only when you move it to another device:
        encrypted, and for ten minutes. You find it, export it and delete it in{" "}
        <Link to={screens["your-data"].path} className="text-accent underline underline-offset-3">
          Your data
        </Link>
        .
      </p>
    </PageFrame>
  );
}
