/**
 * Servers that the service tests share, started before the first file: what a file does there concerns its own tables
 * only. Tests that kill a server, fill it up or need other settings start their own.
 */
import { inject } from "vitest";
import type { TestProject } from "vitest/node";
import { findFreePort } from "./find-free-port.ts";
import { startServer } from "./start-server.ts";

const SETTINGS = {
  /** This is how a user starts it. */
  plain: {},
  firstRowsOnly: { ALLOW_CLEAN_ALL: "false" },
} as const;

interface SharedServer {
  readonly url: string;
  readonly reasonerUrl: string;
}

type SharedServers = Readonly<Record<keyof typeof SETTINGS, SharedServer>>;

declare module "vitest" {
  interface ProvidedContext {
    readonly sharedServers: SharedServers;
  }
}

export function sharedServer(name: keyof SharedServers): SharedServer {
  return inject("sharedServers")[name];
}

/** Called by Vitest once, in its own process; what it returns is called at the end. */
export default async function startSharedServers({ provide }: TestProject): Promise<() => Promise<void>> {
  const started = await Promise.all(
    Object.entries(SETTINGS).map(async ([name, settings]) => {
      const port = await findFreePort();
      const server = await startServer({ ...settings, REASONER_PORT: String(port), LOG_LEVEL: "silent" });
      return { name, server, shared: { url: server.url, reasonerUrl: `http://127.0.0.1:${port}` } };
    }),
  );
  provide("sharedServers", Object.fromEntries(started.map(({ name, shared }) => [name, shared])) as SharedServers);
  return async () => {
    await Promise.all(started.map(({ server }) => server.remove()));
  };
}
