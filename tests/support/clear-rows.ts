import { resumeVersionsKey, trackerKey } from "#domain/storage-keys.ts";
import { clearRows } from "#web/lib/database-rows.ts";

export const clearTracker = () => clearRows([trackerKey]);
export const clearVersions = () => clearRows([resumeVersionsKey]);
