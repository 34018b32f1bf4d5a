import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";
import { fakeUpstream } from "../../scripts/fake-upstream/fake-upstream.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The address of the fake upstream. */
    upstream: string;
  }
}

/** Starts one server on a free port for the whole test run. */
export default async function setup({ provide }: TestProject) {
  const server = fakeUpstream();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provide("upstream", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}
