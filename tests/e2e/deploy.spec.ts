import { deployProofs } from "../../scripts/prove/deploy.ts";
import { expect, test } from "./test.ts";

test("tabs opened before a deploy still work after it, and after a rollback", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const proofs = await deployProofs(context, baseURL ?? "");
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
  await context.close();
});
