import { pageDescription } from "#domain/page-descriptions.ts";
import { type Screen, screens } from "#domain/screens.ts";
import { sharePicturePath, shareSize, shareText } from "#domain/share-picture.ts";
import { site } from "#domain/site.ts";
import { type HeadProps, prerendered } from "./seo.tsx";

/** Adds the tags for search engines and social networks to prerendered pages. */
export function describePages(): void {
  prerendered.descriptionOf = pageDescription;
  prerendered.Head = Head;
}

function Head({ screen, page: { title, description, path } }: HeadProps) {
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={site.origin + path} />
      <SharePicture screen={{ name: screen, ...screens[screen] }} />
      <meta name="twitter:card" content="summary_large_image" />
      {(screen === "contests" || screen === "hackathons") && (
        <link rel="alternate" type="application/rss+xml" title={title} href={`/api/${screen}.rss`} />
      )}
    </>
  );
}

/** The preview image of links to a screen. */
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
