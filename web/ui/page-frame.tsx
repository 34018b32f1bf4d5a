import type { ReactNode } from "react";
import { type ScreenName, screens } from "#domain/screens.ts";
import { JsonLd, type PageInfo, Seo, toolData } from "#web/lib/seo.tsx";

type Props = {
  screen: ScreenName;
  /** A page within the screen that has a head of its own. */
  page?: PageInfo;
  title: ReactNode;
  intro?: ReactNode;
  badge?: ReactNode;
  /** Structured data of the page, beside that of a tool. */
  data?: object | undefined;
  children: ReactNode;
};

/** The frame of every screen but home: head, hero with the one h1, content. */
export function PageFrame({ screen, page, title, intro, badge, data, children }: Props) {
  return (
    <>
      <Seo screen={screen} page={page} />
      {data && <JsonLd data={data} />}
      {screens[screen].isTool && <JsonLd data={toolData(screen)} />}
      <div className="border-b border-line bg-[radial-gradient(60rem_24rem_at_85%_-8rem,var(--tint),transparent)] print:border-0 print:bg-none">
        <div className="mx-auto max-w-6xl px-4 pt-10 pb-8 sm:px-6 sm:pt-16 sm:pb-12 print:p-0">
          {badge}
          <h1 className="mt-3 max-w-3xl text-[2rem] font-extrabold tracking-[-0.03em] sm:text-5xl print:text-2xl">
            {title}
          </h1>
          {intro && (
            <p className="mt-4 max-w-2xl text-[1.0625rem] text-muted sm:text-lg print:mb-3 print:text-sm">{intro}</p>
          )}
        </div>
      </div>
      <div className="mx-auto max-w-6xl px-4 py-8 sm:px-6 sm:py-12 print:p-0">{children}</div>
    </>
  );
}
