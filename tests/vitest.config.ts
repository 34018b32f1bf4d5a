import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { markdown } from "../scripts/markdown-plugin.ts";

const root = new URL("..", import.meta.url).pathname;

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: "node",
          include: ["tests/domain/**/*.test.ts", "tests/content/**/*.test.ts", "tests/house.test.ts"],
        },
      },
      {
        root,
        plugins: [
          cloudflareTest({
            wrangler: { configPath: `${root}wrangler.toml` },
            miniflare: { bindings: { MIGRATIONS: await readD1Migrations(`${root}migrations`) } },
          }),
        ],
        test: {
          name: "workerd",
          include: ["tests/worker/**/*.test.ts"],
          globalSetup: ["tests/support/fake-upstream.ts"],
          setupFiles: ["tests/support/migrate.ts"],
        },
      },
      {
        root,
        plugins: [react(), markdown()],
        test: {
          name: "web",
          include: ["tests/web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/support/web-setup.ts"],
        },
      },
    ],
  },
});
