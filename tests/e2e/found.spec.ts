import { expect, test } from "@playwright/test";
import { screenList } from "#domain/screens.ts";
import { sharePicturePath, shareSize, shareText } from "#domain/share-picture.ts";
import { site } from "#domain/site.ts";
import { faultsIn, structuredData } from "../support/structured-data.ts";
import { builtPage } from "./built.ts";

test("on every page, structured data has what its type requires", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap.xml")).text();
  const paths = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(screenList.length);
  for (const path of paths) {
    const blocks = structuredData(builtPage(path));
    expect([path, blocks.flatMap(faultsIn)]).toEqual([path, []]);
    expect(blocks.length).toBeGreaterThan(0);
  }
});

test("incomplete structured data is detected", () => {
  const list = { "@context": "https://schema.org", "@type": "ItemList", name: "Portals", numberOfItems: 1 };
  const item = { "@type": "ListItem", position: 1, name: "A" };
  expect(faultsIn({ ...list, itemListElement: [item] })).toEqual([]);
  expect(faultsIn({ ...list, itemListElement: [item, { ...item, position: 0 }] })).toEqual([
    "an item has no place",
    "the list says that it has fewer items than it has",
  ]);
  expect(faultsIn({ ...list, itemListElement: [] })).toEqual(["itemListElement of ItemList is empty"]);
  expect(faultsIn({ "@type": "Event", name: "Hack", startDate: "soon", url: "/hack" })).toEqual([
    "Event has no location",
    "soon is no date",
    "/hack is no address",
    "the block has no context",
  ]);
  expect(faultsIn({ ...list, "@type": "Recipe" })).toEqual(["Recipe is not a type in use"]);
});

test("each screen has its own share picture", async ({ request }) => {
  const pictures = new Set<string>();
  for (const screen of screenList) {
    const html = builtPage(screen.path);
    const meta = (name: string) => new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
    expect(meta("og:image")).toBe(site.origin + sharePicturePath(screen));
    expect(meta("og:image:width")).toBe(String(shareSize.width));
    expect(meta("og:image:height")).toBe(String(shareSize.height));
    expect(meta("og:image:alt")).toContain(shareText(screen).title.replaceAll("'", "&#x27;"));
    expect(meta("twitter:card")).toBe("summary_large_image");

    const answer = await request.get(sharePicturePath(screen));
    expect([screen.name, answer.status(), answer.headers()["content-type"]]).toEqual([screen.name, 200, "image/png"]);
    const picture = await answer.body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([shareSize.width, shareSize.height]);
    expect(picture.byteLength).toBeLessThan(100_000);
    pictures.add(picture.toString("base64"));
  }
  expect(pictures.size).toBe(screenList.length);
});

test("a page within a directory has the share picture of its directory", async ({ request }) => {
  const html = await (await request.get("/public-api-directory/animals")).text();
  expect(html).toContain('/share/public-apis.png"');
});
