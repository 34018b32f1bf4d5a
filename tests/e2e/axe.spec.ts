import { complaints } from "./axe.ts";
import { expect, test } from "./test.ts";

const rules = { "target-size": { enabled: true } };
const button = (style: string, more = "") =>
  `<button style="position: absolute; padding: 0; border: 0; ${style}">x</button>${more}`;

test("targets that are too small or covered are found, and no other targets", async ({ page }) => {
  const wrong = [
    button("left: 0; top: 0; width: 20px; height: 20px", button("left: 22px; top: 0; width: 20px; height: 20px")),
    button("left: 0; top: 0; width: 40px; height: 40px", button("left: 20px; top: 0; width: 40px; height: 40px")),
    `<div tabindex="0" role="button" style="width: 40px; height: 40px">x${button("left: 30px; top: 9px; width: 30px; height: 40px")}</div>`,
  ];
  const right = [
    button("left: 0; top: 0; width: 24px; height: 24px", button("left: 24px; top: 0; width: 24px; height: 24px")),
    button("left: 0; top: 0; width: 20px; height: 20px", button("left: 40px; top: 0; width: 20px; height: 20px")),
  ];
  const found = async (content: string) => {
    await page.setContent(content);
    return (await complaints(page, { runOnly: ["target-size"], rules })).length;
  };
  for (const content of wrong) expect([content, await found(content)]).toEqual([content, 1]);
  for (const content of right) expect([content, await found(content)]).toEqual([content, 0]);
});
