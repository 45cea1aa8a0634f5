/** The role "web": pages, calls and event streams, with workers of its own for what takes moments. Jobs are left to others. */
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import type { Entries } from "../workers/entries.ts";
import { listen } from "./listen.ts";
import { openParts } from "./open-parts.ts";
import type { RunningRole } from "./role.ts";

export async function runWeb(config: Config, entries: Entries, log: FastifyBaseLogger): Promise<RunningRole> {
  const parts = await openParts(config, entries, log);
  const app = await buildApp(parts.context, log);
  parts.setAddress(await listen(app, config, config.port));
  const stop = async (): Promise<void> => {
    await app.close();
    await parts.stop();
  };
  return { url: parts.context.publicUrl(), stop };
}
