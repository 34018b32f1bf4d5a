import type { ReactNode } from "react";
import { type ScreenName, toolOf } from "#domain/screens.ts";
import { type Data, JsonLd, type PageInfo, Seo, toolData } from "#web/lib/seo.tsx";
import { NextStep } from "./next-step.tsx";

type Props = {
  screen: ScreenName;
  /**
   * The path, title and description of a page within the screen. The default is the screen's own.
   */
  page?: PageInfo;
  title: ReactNode;
  intro?: ReactNode;
  badge?: ReactNode;
  /** Structured data of the page. A tool's structured data is added automatically. */
  data?: Data | undefined;
  children: ReactNode;
};

/**
 * The frame of every screen except home: the head, the hero with the h1, and the content. A tool
 * has a lower hero, and ends with the next step. Invisible data comes last, because anything before
 * the text delays the text's first paint.
 */
export function PageFrame({ screen, page, title, intro, badge, data, children }: Props) {
  const tool = toolOf(screen);
  const styles = tool
    ? {
        hero: "pt-3.5 pb-3 sm:py-6",
        title: "text-[1.5rem] sm:text-4xl",
        intro: "mt-1 max-sm:text-[0.9375rem] max-sm:leading-snug sm:mt-2.5",
      }
    : { hero: "pt-10 pb-8 sm:pt-16 sm:pb-12", title: "mt-3 text-[2rem] sm:text-5xl", intro: "mt-4 sm:text-lg" };
  return (
    <>
      <Seo screen={screen} page={page} />
      <div className="border-b border-line bg-[radial-gradient(60rem_24rem_at_85%_-8rem,var(--tint),transparent)] print:border-0 print:bg-none">
        <div className={`mx-auto max-w-6xl px-4 sm:px-6 print:p-0 ${styles.hero}`}>
          {badge && <p className="mb-2">{badge}</p>}
          <h1 className={`max-w-3xl font-extrabold tracking-[-0.03em] print:text-2xl ${styles.title}`}>{title}</h1>
          {intro && (
            <p className={`max-w-2xl text-muted sm:text-[1.0625rem] print:mb-3 print:text-sm ${styles.intro}`}>
              {intro}
            </p>
          )}
        </div>
      </div>
      <div className={`mx-auto max-w-6xl px-4 sm:px-6 print:p-0 ${tool ? "pt-4 pb-6 sm:py-8" : "py-8 sm:py-12"}`}>
        {children}
      </div>
      {tool && <NextStep tool={tool} />}
      {data && <JsonLd data={data} />}
      {tool?.name === screen && <JsonLd data={toolData(screen)} />}
    </>
  );
}
