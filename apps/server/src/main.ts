/** The server: reads its settings, starts its role, and ends in order. */
import type { FastifyBaseLogger } from "fastify";
import { type Config, readConfig } from "./config.ts";
import { openLog } from "./logging.ts";
import { readArguments } from "./read-arguments.ts";
import type { Role, RunningRole } from "./roles/role.ts";
import { runAll } from "./roles/run-all.ts";
import { runReasoner } from "./roles/run-reasoner.ts";
import { runWeb } from "./roles/run-web.ts";
import { runWorker } from "./roles/run-worker.ts";
import { startFailure } from "./start-failure.ts";
import { childEntries, type Entries } from "./workers/entries.ts";

type Run = (config: Config, entries: Entries, log: FastifyBaseLogger) => Promise<RunningRole>;

const RUN: Readonly<Record<Role, Run>> = { all: runAll, web: runWeb, worker: runWorker, reasoner: runReasoner };

async function start(config: Config): Promise<void> {
  const log = openLog(config.logLevel);
  const { url, stop } = await RUN[config.role](config, childEntries(import.meta.url), log);
  stopOnSignals(stop, log);
  console.log(`${config.role === "all" ? "Limpid" : `Limpid's ${config.role}`} is ready at ${url}`);
}

function stopOnSignals(stop: () => Promise<void>, log: FastifyBaseLogger): void {
  let stopping = false;
  const stopOnce = async (signal: string): Promise<void> => {
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, "draining");
    await stop();
    globalThis.keepCompiledCode?.();
    process.exit(0);
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stopOnce(signal));
}

async function main(): Promise<void> {
  try {
    await start(readConfig({ ...process.env, ...readArguments(process.argv.slice(2)) }));
  } catch (error) {
    console.error(startFailure(error) ?? error);
    process.exit(1);
  }
}

void main();
