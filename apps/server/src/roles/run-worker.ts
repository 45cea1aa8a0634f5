/** The role "worker": takes jobs and keeps things in order. Its port answers whether it is well, and with its figures. */
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { tellStrangers } from "../retention/tell-strangers.ts";
import type { Entries } from "../workers/entries.ts";
import { buildHealth } from "./build-health.ts";
import { listen } from "./listen.ts";
import { openParts } from "./open-parts.ts";
import type { RunningRole } from "./role.ts";
import { keepInOrder, takeJobs } from "./take-jobs.ts";

export async function runWorker(config: Config, entries: Entries, log: FastifyBaseLogger): Promise<RunningRole> {
  const parts = await openParts(config, entries, log);
  const { context } = parts;
  await tellStrangers(context);
  const health = await buildHealth(context, log);
  await takeJobs(context);
  const url = await listen(health, config, config.port);
  const leave = keepInOrder(parts);
  const stop = async (): Promise<void> => {
    await health.close();
    await parts.stop(leave);
  };
  return { url, stop };
}
