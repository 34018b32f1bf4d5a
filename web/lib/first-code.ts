/**
 * Loads code that the first page needs. After a failure, the page stays as it was prerendered.
 * first-paint.js tells the visitor, and its "again" event starts another try. Never rejects.
 */
export async function loadEssential<Module>(load: () => Promise<Module>): Promise<Module> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      console.warn(error);
      await new Promise((again) => {
        addEventListener("again", again, { once: true });
        dispatchEvent(new Event("incomplete"));
      });
    }
}
