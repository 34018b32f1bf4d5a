// npm start: from a fresh clone to the running production build.
import { install, must, refreshWhenEmpty, serve } from "./setup.mjs";

const port = process.env.PORT ?? "8787";

install();
must("npm", ["run", "build", "--silent"]);
const origin = await serve({ port, state: ".wrangler/state" });
await refreshWhenEmpty(origin);
console.log(`\nZero to Offer is on http://localhost:${port}`);
