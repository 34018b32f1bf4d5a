import { defineConfig } from "vitest/config";

export default defineConfig({ test: { name: "cheat-sheets", include: ["tests/cheat-sheets/*.test.ts"] } });
