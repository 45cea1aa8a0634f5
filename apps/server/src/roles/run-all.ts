/** The role "all": everything in one process, which alone may have an SQLite file. */
import type { FastifyBaseLogger } from "fastify";
import { buildApp } from "../app.ts";
import type { Config } from "../config.ts";
import { buildReasoner } from "../reasoner/build-reasoner.ts";
import { removeRemains } from "../retention/remove-remains.ts";
import { tellStrangers } from "../retention/tell-strangers.ts";
import type { Entries } from "../workers/entries.ts";
import { listen } from "./listen.ts";
import { openParts } from "./open-parts.ts";
import type { RunningRole } from "./role.ts";
import { keepInOrder, takeJobs } from "./take-jobs.ts";

export async function runAll(config: Config, entries: Entries, log: FastifyBaseLogger): Promise<RunningRole> {
  const parts = await openParts(config, entries, log);
  const { context } = parts;
  // The lock of an SQLite file says that no other server uses the folder; what others may be at work on is swept.
  if (context.database.kind === "sqlite") await removeRemains(config);
  await tellStrangers(context);
  const app = await buildApp(context, log);
  await takeJobs(context);
  const reasoner = await buildReasoner({ workers: parts.workers, config, log });
  await listen(reasoner, config, config.reasonerPort);
  parts.setAddress(await listen(app, config, config.port));
  const leave = keepInOrder(parts);
  const stop = async (): Promise<void> => {
    await Promise.all([app.close(), reasoner.close()]);
    await parts.stop(leave);
  };
  return { url: context.publicUrl(), stop };
}
