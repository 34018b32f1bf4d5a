/**
 * Code without which the shown page is not whole. While it cannot be loaded, the page stays as it was
 * rendered; first-paint.js says so and asks for it again. Never rejects.
 */
export async function loadFirst<Module>(load: () => Promise<Module>): Promise<Module> {
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
