import { readFile } from "node:fs/promises";
import { registerHooks } from "node:module";
import type { Runner } from "./runner.ts";

/** GitHub's own parser checks the workflow against its schema. Nothing is run. */
export const workflow: Runner = {
  runs: (block) => block.language === "yaml",
  missing: () => undefined,
  version: () => readFile("node_modules/@actions/workflow-parser/package.json", "utf8"),
  async run(blocks) {
    const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await loadParser();
    return Promise.all(
      blocks.map(async ({ code }) => {
        const { context, value } = parseWorkflow({ name: "workflow.yml", content: code }, new NoOperationTraceWriter());
        if (value) await convertWorkflowTemplate(context, value);
        const errors = context.errors.getErrors().map((error) => error.message);
        return { exit: errors.length === 0 ? 0 : 1, stdout: "", stderr: errors.join("\n") };
      }),
    );
  },
};

/**
 * The package is made for bundlers: it imports its schema without the attribute that Node needs.
 */
async function loadParser() {
  const hooks = registerHooks({
    load: (url, context, next) =>
      next(url, url.endsWith(".min.json") ? { ...context, importAttributes: { type: "json" } } : context),
  });
  try {
    return await import("@actions/workflow-parser");
  } finally {
    hooks.deregister();
  }
}
