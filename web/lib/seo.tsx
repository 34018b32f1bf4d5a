import type { Thing, WebApplication, WebSite } from "schema-dts";
import { pageDescription } from "#domain/page-descriptions.ts";
import { documentTitle, type Screen, type ScreenName, screens } from "#domain/screens.ts";
import { sharePicturePath, shareSize, shareText } from "#domain/share.ts";
import { site } from "#domain/site.ts";

/** What a page is called and where it is. */
export type PageInfo = { path: string; title: string; description: string | undefined };

/** The description of a screen. Search engines read it in the prerendered page, so the browser's scripts go without. */
export function descriptionOf(screen: ScreenName): string | undefined {
  return import.meta.env.SSR ? pageDescription(screen) : undefined;
}

/** Title and canonical link of a screen, or of a page within it: React lifts them into the head. */
export function Seo({ screen, page }: { screen: ScreenName; page: PageInfo | undefined }) {
  const { path, title, description } = page ?? { ...screens[screen], description: descriptionOf(screen) };
  const url = site.origin + path;
  return (
    <>
      <title>{documentTitle(title)}</title>
      <link rel="canonical" href={url} />
      {import.meta.env.SSR && (
        <>
          <meta name="description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={site.name} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={url} />
          <SharePicture screen={{ name: screen, ...screens[screen] }} />
          <meta name="twitter:card" content="summary_large_image" />
          {(screen === "contests" || screen === "hackathons") && (
            <link rel="alternate" type="application/rss+xml" title={title} href={`/api/${screen}.rss`} />
          )}
        </>
      )}
    </>
  );
}

/** What is shown where somebody posts a link to the screen. */
function SharePicture({ screen }: { screen: Screen }) {
  const { title } = shareText(screen);
  return (
    <>
      <meta property="og:image" content={site.origin + sharePicturePath(screen)} />
      <meta property="og:image:width" content={String(shareSize.width)} />
      <meta property="og:image:height" content={String(shareSize.height)} />
      <meta property="og:image:alt" content={title} />
    </>
  );
}

/** Takes from the head what only the prerendered page said about itself: another page has taken its place. */
export function forgetPrerenderedTags() {
  for (const tag of document.head.querySelectorAll("meta[name=description], meta[name^=twitter], meta[property]"))
    tag.remove();
}

/** Structured data with the vocabulary of schema.org: another property or value does not compile. */
export type Data = Exclude<Thing, string>;

/** Structured data; "<" is escaped so that no text can end the script element. */
export function JsonLd({ data }: { data: Data }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a data block that never runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Says in structured data that it is free. */
export const freeOfCharge = {
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
} satisfies Partial<WebSite>;

/** The structured data of a tool: a free web application. */
export function toolData(screen: ScreenName): WebApplication {
  const { path, title } = screens[screen];
  return {
    "@type": "WebApplication",
    name: title,
    description: descriptionOf(screen),
    url: site.origin + path,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    ...freeOfCharge,
    publisher: { "@type": "Organization", name: site.name, url: site.origin },
  };
}
