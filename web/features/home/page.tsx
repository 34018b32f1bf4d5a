import { ArrowDown, Pause, Play } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { WebSite } from "schema-dts";
import { site, socialLinks } from "#domain/site.ts";
import { loadEssential } from "#web/lib/first-code.ts";
import { goToSection } from "#web/lib/scroll.ts";
import { freeOfCharge, JsonLd, Seo } from "#web/lib/seo.tsx";
import { Badge } from "#web/ui/badge.tsx";
import { Button } from "#web/ui/button.tsx";
import { Skeletons } from "#web/ui/skeleton.tsx";
import { Path } from "./path.tsx";
import { PickUp } from "./pick-up.tsx";
import { RotatingWord } from "./rotating-word.tsx";

let sections: Promise<typeof import("./sections.tsx")> | undefined;
const loadSections = () => {
  sections ??= loadEssential(() => import("./sections.tsx"));
  return sections;
};
const HotTools = lazy(async () => ({ default: (await loadSections()).HotTools }));
const AllTools = lazy(async () => ({ default: (await loadSections()).AllTools }));

const siteData: WebSite = {
  "@type": "WebSite",
  name: site.name,
  url: site.origin,
  description: site.tagline,
  ...freeOfCharge,
  publisher: {
    "@type": "Organization",
    name: site.name,
    url: site.origin,
    ...(socialLinks.length > 0 && { sameAs: socialLinks.map(({ url }) => url) }),
  },
};

export default function HomePage() {
  const [isPaused, setIsPaused] = useState(false);
  const PauseIcon = isPaused ? Play : Pause;
  return (
    <>
      <Seo screen="home" page={undefined} />
      <JsonLd data={siteData} />
      <section className="border-b border-line bg-[radial-gradient(50rem_28rem_at_80%_-6rem,var(--tint),transparent),radial-gradient(36rem_20rem_at_0%_110%,var(--tint),transparent)]">
        <div className="mx-auto grid max-w-6xl items-center gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-[1fr_22rem]">
          <div>
            <Badge tone="accent">Free Tools. No Signups. Instant Access.</Badge>
            <h1 className="mt-5 text-[2.75rem] leading-[1.02] font-extrabold tracking-[-0.04em] sm:text-6xl lg:text-7xl">
              Get <RotatingWord isPaused={isPaused} />
              <span className="block">one free tool at a time</span>
            </h1>
            <p className="mt-6 max-w-xl text-lg text-muted sm:text-xl">
              Everything between your first line of code and a signed offer: find the job, learn the skill, show your
              work.
            </p>
            <div className="mt-9 flex items-center gap-3">
              <Button size="large" onClick={() => goToSection("tools", "smooth")}>
                Explore Free Tools
                <ArrowDown aria-hidden="true" className="size-5" />
              </Button>
              <button
                type="button"
                aria-label={isPaused ? "Let the headline change" : "Stop the changing headline"}
                onClick={() => setIsPaused(!isPaused)}
                className="rounded-full p-2 text-muted hover:text-accent motion-reduce:hidden"
              >
                <PauseIcon aria-hidden="true" className="size-5" />
              </button>
            </div>
          </div>
          <Path />
        </div>
      </section>
      <PickUp />
      <Suspense fallback={<CardSkeletons count={3} />}>
        <HotTools />
      </Suspense>
      <div id="tools">
        <Suspense fallback={<CardSkeletons count={6} />}>
          <AllTools />
        </Suspense>
      </div>
    </>
  );
}

function CardSkeletons({ count }: { count: number }) {
  return (
    <div className="mx-auto grid max-w-6xl gap-5 px-4 py-12 sm:grid-cols-2 sm:px-6 lg:grid-cols-3">
      <Skeletons count={count} className="h-40" />
    </div>
  );
}
