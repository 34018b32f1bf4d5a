import { deployProofs } from "../../scripts/prove/deploy.ts";
import { expect, test } from "./test.ts";

test("tabs that were opened before a deploy go on after it, and after it is taken back", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const proofs = await deployProofs(context, baseURL ?? "");
  expect(proofs.length).toBeGreaterThan(0);
  expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
  await context.close();
});
