import { tools } from "#domain/screens.ts";
import { privacyProofs } from "../../scripts/prove/privacy.ts";
import { isWhole } from "../support/sweep.ts";
import { expect, test } from "./test.ts";

/** Directories that have the same fields as the other directories. */
const alike = /^(ai-tools|certifications|toolkit|projects)$/;

test("marked words typed in every tool appear in no request but the lead's", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ serviceWorkers: "allow" });
  const proofs = await privacyProofs(
    context,
    baseURL ?? "",
    isWhole ? tools : tools.filter(({ name }) => !alike.test(name)),
  );
  expect(proofs.filter(({ holds }) => !holds)).toEqual([]);
  await context.close();
});
