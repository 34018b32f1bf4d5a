// npm run dev: the app with hot reload, on the same local data as npm start.
import { install } from "./setup/install.mjs";
import { must, run } from "./setup/run.mjs";

await install();
must("wrangler", ["d1", "migrations", "apply", "zero-to-offer", "--local"], { env: { CI: "true" } });
process.exitCode = run("vite", ["--port", process.env.PORT ?? "5173"]) ? 0 : 1;
