import { tools } from "#domain/screens.ts";
import { privacyProofs } from "../../scripts/prove/privacy.ts";
import { expect, test } from "./test.ts";

test("marked words, typed in every tool, appear in no request but the lead's", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const proofs = await privacyProofs(context, baseURL ?? "", tools);
  expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
  await context.close();
});
