import { expect, test } from "./test.ts";

test.describe("an answer that does not wait for the upload", () => {
  const sizes = [2.2, 5, 20];
  test.use({ expectedErrors: [/status of 4(13|05)/] });

  test("reaches the sender, whatever the size", async ({ page }) => {
    await page.goto("/about");
    const statuses = await page.evaluate(
      async (sizes) =>
        Promise.all(
          sizes.flatMap((size) => {
            const form = new FormData();
            form.append("resume", new File([new Uint8Array(size * 1024 * 1024)], "resume.pdf"));
            return ["/api/resume-to-portfolio", "/api/contests"].map(async (path) => {
              const answer = await fetch(path, { method: "POST", body: form });
              return [answer.status, Object.keys(await answer.json())];
            });
          }),
        ),
      sizes,
    );
    expect(statuses).toEqual(
      sizes.flatMap(() => [
        [413, ["error", "code"]],
        [405, ["error", "code"]],
      ]),
    );
  });
});
