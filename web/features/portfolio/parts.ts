import { lazyCode } from "#web/ui/lazy-part.tsx";

export const editor = lazyCode(() => import("./editor.tsx"));
export const downloadDialog = lazyCode(() => import("./download-dialog.tsx"));
