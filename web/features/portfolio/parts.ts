import type { Draft } from "#domain/portfolio/draft.ts";
import { orNewBuild } from "#web/lib/new-build.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";

/** Parts of the portfolio page that are fetched later. */
export const editor = lazyCode(orNewBuild(() => import("./editor.tsx")));
export const downloadDialog = lazyCode(orNewBuild(() => import("./download-dialog.tsx")));
export const resumeDialog = lazyCode(orNewBuild(() => import("./resume-file/dialog.tsx")));

/** Fetches the dialog for a resume, and writes the file that the dialog offers first. */
export function prepareResume(draft: Draft): void {
  resumeDialog.prefetch();
  import("./resume-file/dialog.tsx").then(
    ({ writeUsualPdf }) => writeUsualPdf(draft),
    () => {}, // opening the dialog reports the failure
  );
}
