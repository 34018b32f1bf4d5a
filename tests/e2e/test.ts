import { test as base, expect } from "@playwright/test";

/** Every browser test fails on what nobody expected: console errors, crashes, requests to third parties. */
export const test = base.extend<{ expectedErrors: RegExp[]; guard: undefined }>({
  /** Console errors that a test provokes on purpose. */
  expectedErrors: [[], { option: true }],
  guard: [
    async ({ page, baseURL, expectedErrors }, use) => {
      const faults: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error" && !expectedErrors.some((expected) => expected.test(message.text())))
          faults.push(`console: ${message.text()}`);
      });
      page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
      page.on("request", (request) => {
        const { origin, protocol } = new URL(request.url());
        if (/^https?:$/.test(protocol) && origin !== baseURL) faults.push(`third party: ${request.url()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
