/** The server and the browser that the stories share: started before the first file, ended after the last. */
import { chromium } from "playwright-core";
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { ensureBuilt } from "../tools/ensure-built.mjs";
import { startServer } from "../tools/testing/start-server.ts";
import { browserOptions } from "./browser.ts";

interface SharedProduct {
  readonly serverUrl: string;
  /** Where a browser is shared: each file connects to it, and each visit has a context of its own. */
  readonly browserEndpoint: string;
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
  const [server, browser] = await Promise.all([
    startServer({ WORKERS: "2", RATE_LIMIT_PER_MINUTE: "100000" }),
    chromium.launchServer(browserOptions()),
  ]);
  provide("sharedProduct", { serverUrl: server.url, browserEndpoint: browser.wsEndpoint() });
  return async () => {
    await browser.close();
    await server.remove();
  };
}
