import { expect, test, vi } from "vitest";
import { pageData } from "#web/lib/page-data.tsx";

test("the data of a page is read from its HTML, and is still known after the next page replaces it", async () => {
  document.body.innerHTML = '<script type="application/json" id="page-data" data-screen="checklist">["own"]</script>';
  const load = vi.fn(async () => ["loaded"]);
  expect(await pageData("checklist", load)).toEqual(["own"]);
  document.body.innerHTML = '<script type="application/json" id="page-data" data-screen="checklist"></script>';
  expect(await pageData("checklist", load)).toEqual(["own"]);
  expect(load).not.toHaveBeenCalled();
});

test("the data of another page is loaded once, and again only after a failure", async () => {
  document.body.innerHTML = '<script type="application/json" id="page-data" data-screen="checklist">["own"]</script>';
  await expect(pageData("prompts", () => Promise.reject(new Error("offline")))).rejects.toThrow("offline");
  expect(await pageData("prompts", async () => ["loaded"])).toEqual(["loaded"]);
  expect(await pageData("prompts", async () => ["again"])).toEqual(["loaded"]);
});
