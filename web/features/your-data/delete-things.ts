import type { StoredThing } from "#domain/your-data/stored-things.ts";
import { showToast } from "#web/lib/toast.ts";
import { NotFetched } from "./code.ts";
import { forgetThings } from "./everything.ts";

/**
 * Deletes things, and shows a toast with the text `done`, or with the reason why nothing was
 * deleted.
 */
export async function deleteThings(things: StoredThing[], done: string): Promise<void> {
  try {
    await forgetThings(things);
    showToast({ title: "Deleted", description: done });
  } catch (error) {
    const description =
      error instanceof NotFetched
        ? error.message
        : "This browser does not let us change its database. Reload the page, then try again.";
    showToast({ title: "Not deleted", description, destructive: true });
  }
}
