import { screen } from "@testing-library/react";
import { afterAll, expect, test, vi } from "vitest";
import { notify } from "#web/lib/toast.ts";
import { fakeApi } from "../support/fake-api.ts";
import { visit } from "../support/render.tsx";

// The test environment cannot draw pictures, so the page would find no scan.
vi.mock("#web/lib/resume-reader/is-scan.ts", () => ({ isScan: async () => true }));
afterAll(() => {
  vi.doUnmock("#web/lib/resume-reader/is-scan.ts");
});

test("the offer to read a scan stays on the page, and a failed reading also shows a toast", async () => {
  fakeApi({
    "/api/flags/resume_to_portfolio": {
      body: { name: "resume_to_portfolio", enabled: true, expiresAt: new Date(Date.now() + 300_000).toISOString() },
    },
    "/api/resume-to-portfolio": { status: 422, body: { error: "No text", code: "no-text" } },
  });
  const failed = vi.spyOn(notify, "error");
  const { user } = await visit("/ai-resume-to-portfolio-generator");
  const scan = new File([new Uint8Array(9)], "scan.pdf", { type: "application/pdf" });
  await user.upload(await screen.findByLabelText("Your resume as a PDF"), scan);
  await user.click(screen.getByRole("button", { name: "Generate Portfolio" }));
  await screen.findByRole("button", { name: "Read the picture" });
  expect(screen.getByRole("alert").textContent).toMatch(/^We couldn't read your resume/);
  expect(failed).toHaveBeenCalledExactlyOnceWith("Resume processing failed - please try again");
});
