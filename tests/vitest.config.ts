import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { defineConfig } from "vitest/config";
import { boundedPdf } from "../scripts/bounded-pdf-plugin.ts";
import { pagePlugins } from "../scripts/plugins.ts";
import { isWhole } from "./support/sweep.ts";

const root = new URL("..", import.meta.url).pathname;

/** All migrations as one, since each takes a round trip before each test. */
const tables = {
  name: "all",
  queries: (await readD1Migrations(`${root}migrations`)).flatMap(({ queries }) => queries),
};

/** Tests do not measure time: a slow test on a busy machine still passes. A sweep takes longer. */
const patience = isWhole ? 600_000 : 60_000;

export default defineConfig({
  root,
  test: {
    // Pages and documents are short-lived, so a large young generation frees them without a copy.
    execArgv: ["--max-semi-space-size=128"],
    projects: [
      {
        root,
        test: {
          name: "node",
          isolate: false, // rules have no state between tests, so one process runs many files
          testTimeout: patience,
          include: ["tests/{domain,content,scripts}/**/*.test.ts", "tests/house.test.ts", "tests/docs.test.ts"],
        },
      },
      { root, test: { name: "cheat-sheets", include: ["tests/cheat-sheets/*.test.ts"] } },
      {
        root,
        plugins: [
          boundedPdf(),
          cloudflareTest({
            wrangler: { configPath: `${root}wrangler.toml` },
            miniflare: { bindings: { MIGRATIONS: [tables] } },
          }),
        ],
        test: {
          name: "workerd",
          isolate: false, // every test starts with empty storages
          include: ["tests/worker/**/*.test.ts"],
          // Otherwise the PDF library would bypass its plugin.
          server: { deps: { inline: ["unpdf"] } },
          testTimeout: patience,
          globalSetup: ["tests/support/upstream-setup.ts"],
          setupFiles: ["tests/support/migrate.ts"],
        },
      },
      {
        root,
        plugins: pagePlugins(),
        test: {
          name: "web",
          isolate: false, // each file reloads our modules, but not the libraries
          testTimeout: patience,
          include: ["tests/web/**/*.test.{ts,tsx}"],
          environment: "happy-dom",
          setupFiles: ["tests/support/web-setup.ts"],
        },
      },
    ],
  },
});
