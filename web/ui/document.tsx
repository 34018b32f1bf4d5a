import type { ScreenName } from "#domain/screens.ts";
import { withOperator } from "#domain/site.ts";
import { PageFrame } from "./page-frame.tsx";

type Markdown = { attributes: Record<string, string>; html: string };

/** A legal text from content/pages. The build makes its HTML from our own markdown. */
export function Document({ screen, title, text }: { screen: ScreenName; title: string; text: Markdown }) {
  return (
    <PageFrame
      screen={screen}
      title={title}
      intro={`Last updated ${text.attributes.updated}`}
      data={{ "@type": "WebPage", name: title }}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own markdown, turned into html at build time */}
      <div className="prose" dangerouslySetInnerHTML={{ __html: withOperator(text.html) }} />
    </PageFrame>
  );
}
