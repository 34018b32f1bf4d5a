import { test as base, expect } from "@playwright/test";

/** Every browser test fails on what nobody expected: console errors, crashes, requests to third parties. */
export const test = base.extend<{ expectedErrors: RegExp[]; guard: undefined }>({
  /** Errors and requests to third parties that a test provokes on purpose. */
  expectedErrors: [[], { option: true }],
  guard: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      const note = (fault: string) => {
        if (!expectedErrors.some((expected) => expected.test(fault))) faults.push(fault);
      };
      page.on("console", (message) => {
        if (message.type() === "error") note(message.text());
      });
      page.on("pageerror", (error) => note(error.message));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) note(`third party: ${request.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
