import type { ComponentType } from "react";
import type { Thing, WebApplication, WebSite } from "schema-dts";
import { documentTitle, type ScreenName, screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";

/** What a page is called and where it is. */
export type PageInfo = { path: string; title: string; description: string | undefined };

export type HeadProps = { screen: ScreenName; page: PageInfo };

/** Set where pages are prerendered: visitors' browsers need none of it, and do not download it. */
export const prerendered: {
  descriptionOf?: (screen: ScreenName) => string;
  Head?: ComponentType<HeadProps>;
} = {};

/** Title and canonical link of a screen, or of a page within it: React lifts them into the head. */
export function Seo({ screen, page }: { screen: ScreenName; page: PageInfo | undefined }) {
  const { Head, descriptionOf } = prerendered;
  const info = page ?? { ...screens[screen], description: descriptionOf?.(screen) };
  return (
    <>
      <title>{documentTitle(info.title)}</title>
      <link rel="canonical" href={site.origin + info.path} />
      {Head && <Head screen={screen} page={info} />}
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
    description: prerendered.descriptionOf?.(screen),
    url: site.origin + path,
    applicationCategory: "BusinessApplication",
    operatingSystem: "Any",
    ...freeOfCharge,
    publisher: { "@type": "Organization", name: site.name, url: site.origin },
  };
}
