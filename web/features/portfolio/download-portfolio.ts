import JSZip from "jszip";
import { archiveName, separateFilesBundle, singlePageBundle } from "#domain/portfolio/bundle.ts";
import type { Draft } from "#domain/portfolio/draft.ts";
import { site } from "#domain/site.ts";
import { download } from "#web/lib/download.ts";
import { siteFiles } from "./site-files.ts";

export type BundleKind = "single" | "separate";

/**
 * Downloads the archive with bundle A ("single") or B ("separate"). Throws if the archive cannot be
 * made. The zip library is part of the dialog's chunk: the dialog asks for an address, so it opens
 * only if the archive can be made.
 */
export async function downloadPortfolio(draft: Draft, kind: BundleKind): Promise<void> {
  const files =
    kind === "single" ? await singlePageBundle(draft, siteFiles, site) : separateFilesBundle(draft, siteFiles, site);
  const zip = new JSZip();
  for (const [name, text] of Object.entries(files)) zip.file(name, text);
  const content = await zip.generateAsync({ type: "blob", compression: "DEFLATE" });
  download(archiveName(draft.data.settings.name), content, "application/zip");
}
