import { orNewBuild } from "#web/lib/new-build.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";

/** Parts of the portfolio page that are fetched later. */
export const editor = lazyCode(orNewBuild(() => import("./editor.tsx")));
export const downloadDialog = lazyCode(orNewBuild(() => import("./download-dialog.tsx")));
export const resumeDialog = lazyCode(orNewBuild(() => import("./resume-file/dialog.tsx")));
