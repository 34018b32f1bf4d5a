/** A chunk could not be fetched. The message is a sentence for the visitor. */
export class NotFetched extends Error {
  override message = "A part of this page could not be loaded. Check your connection, then try again.";
}

const fetched =
  <Module>(load: () => Promise<Module>) =>
  () =>
    load().catch(() => {
      throw new NotFetched();
    });

/** Each function fetches a chunk, and throws NotFetched if that fails. It can be called again. */
export const joinCode = fetched(() => import("#domain/your-data/joined.ts"));
export const rowsCode = fetched(() => import("./database-chunk.ts"));
export const recordCode = fetched(() => import("#domain/tracker/record.schema.ts"));
