import type { ComponentType } from "react";
import type { Thing, WebApplication, WebSite } from "schema-dts";
import { documentTitle, type ScreenName, screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { inlineJson } from "#domain/text/html.ts";

/** The path, title and description of a page. */
export type PageInfo = { path: string; title: string; description: string | undefined };

export type HeadProps = { screen: ScreenName; page: PageInfo };

/**
 * Set only while prerendering. Visitors' browsers do not need these tags, so they do not download
 * their code.
 */
export const prerendered: {
  descriptionOf?: (screen: ScreenName) => string;
  Head?: ComponentType<HeadProps>;
} = {};

/** The title and canonical link of a screen or a page within it. React moves them to the head. */
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

/** Removes the head tags of the prerendered page when the visitor moves to another page. */
export function forgetPrerenderedTags() {
  for (const tag of document.head.querySelectorAll("meta[name=description], meta[name^=twitter], meta[property]"))
    tag.remove();
}

/** Structured data. The type comes from schema.org, so an unknown property does not compile. */
export type Data = Exclude<Thing, string>;

/** Renders structured data. */
export function JsonLd({ data }: { data: Data }) {
  const json = inlineJson({ "@context": "https://schema.org", ...data });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a data block that never runs
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}

/** The part of structured data that says that a tool is free. */
export const freeOfCharge = {
  isAccessibleForFree: true,
  offers: { "@type": "Offer", price: "0", priceCurrency: "USD" },
} satisfies Partial<WebSite>;

/** The structured data of a tool, as a free web application. */
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
