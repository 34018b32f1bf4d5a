import { useEffect, useRef, useState } from "react";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { IssueSkeletons } from "./issue-skeletons.tsx";

const freshIssues = lazyCode(() => import("./fresh-issues.tsx"));

export const freshIssuesId = "fresh-issues";

/** Fetches the issues and their code when the visitor scrolls near. */
export function FreshIssuesSection() {
  const section = useRef<HTMLElement>(null);
  const [isNear, setIsNear] = useState(false);

  // Follows the scrolling: renders the issues once the section comes near.
  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && setIsNear(true), {
      rootMargin: "600px 0px",
    });
    observer.observe(section.current);
    return () => observer.disconnect();
  }, []);

  return (
    <section ref={section} id={freshIssuesId} className="mt-14 border-t border-line pt-10">
      <h2 className="text-3xl font-extrabold">Fresh beginner issues</h2>
      <p className="mt-3 mb-6 max-w-2xl text-muted">
        Open, labeled for beginners, nobody assigned and no pull request yet. Leave a comment before you start: somebody
        may have been faster. Issues with more than five comments are marked as crowded.
      </p>
      {isNear ? (
        <LazyPart code={freshIssues} props={{}} waiting={<IssueSkeletons />} />
      ) : (
        <div className="min-h-screen" />
      )}
    </section>
  );
}
