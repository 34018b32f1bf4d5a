/** Code could not be fetched. The message is a sentence for the visitor. */
export class NotFetched extends Error {
  override message = "A part of this page could not be loaded. Check your connection, then try again.";
}

const fetched =
  <Module>(load: () => Promise<Module>) =>
  () =>
    load().catch(() => {
      throw new NotFetched();
    });

/** Each throws NotFetched where the code cannot be had; it may be tried again. */
export const rowsCode = fetched(() => import("./rows.ts"));
export const recordCode = fetched(() => import("#domain/tracker/record.schema.ts"));
