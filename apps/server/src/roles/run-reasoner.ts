/** The role "reasoner": the port of the date reasoner alone. It needs no database and no files. */
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config.ts";
import { buildReasoner } from "../reasoner/build-reasoner.ts";
import type { Entries } from "../workers/entries.ts";
import { listen } from "./listen.ts";
import { openWorkers } from "./open-workers.ts";
import type { RunningRole } from "./role.ts";

export async function runReasoner(config: Config, entries: Entries, log: FastifyBaseLogger): Promise<RunningRole> {
  const workers = openWorkers(config, entries, log);
  const reasoner = await buildReasoner({ workers, config, log });
  const url = await listen(reasoner, config, config.reasonerPort);
  const stop = async (): Promise<void> => {
    await reasoner.close();
    await workers.stop();
  };
  return { url, stop };
}
