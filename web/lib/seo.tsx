import { documentTitle, type ScreenName, screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";

/** A page's title, description and address. */
export type PageInfo = { path: string; title: string; description: string };

/**
 * Title, description, canonical link and share tags of a screen or a page within it. React lifts
 * them into the head.
 */
export function Seo({ screen, page = screens[screen] }: { screen: ScreenName; page?: PageInfo }) {
  const { path, title, description } = page;
  const url = site.origin + path;
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${site.origin}/share.png`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Structured data. "<" is escaped so that no text can end the script element. */
export function JsonLd({ data }: { data: object }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...data }).replaceAll("<", "\\u003c");
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a data block that never runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** Says in structured data that it is free. */
export const freeOfCharge = {
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
};

/** The structured data of a tool: a free web application. */
export function toolData(screen: ScreenName): object {
  const { path, title, description } = screens[screen];
  return {
    "@type": "WebApplication",
    name: title,
    description,
    url: site.origin + path,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    ...freeOfCharge,
    publisher: { "@type": "Organization", name: site.name, url: site.origin },
  };
}
