/** The server that the stories share: started before the first file, ended after the last. */
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../tools/ensure-built.mjs";
import { startServer } from "../tools/testing/start-server.ts";

interface SharedProduct {
  readonly serverUrl: string;
  readonly dataDir: string;
}

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedProduct: SharedProduct;
  }
}

export function sharedProduct(): SharedProduct {
  return inject("sharedProduct");
}

/** Called by Vitest once, in its own process; what it returns is called at the end. */
export default async function startSharedProduct({ provide }: TestProject): Promise<() => Promise<void>> {
  await ensureBuilt({ quiet: true });
  // All visitors come from one address.
  const server = await startServer({ WORKERS: "2", RATE_LIMIT_PER_MINUTE: "100000" });
  provide("sharedProduct", { serverUrl: server.url, dataDir: server.dataDir });
  return () => server.remove();
}
