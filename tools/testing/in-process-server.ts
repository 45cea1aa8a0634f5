/**
 * The whole server in this process, workers and all, on a free port and a folder of its own: for tests of what calls
 * answer. It needs no build. Queries of users run in their own process all the same, as their sandbox is one.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { readConfig } from "../../apps/server/src/config.ts";
import { openLog } from "../../apps/server/src/logging.ts";
import { runAll } from "../../apps/server/src/roles/run-all.ts";
import { childEntries } from "../../apps/server/src/workers/entries.ts";
import { bundleProgram } from "./bundle-program.ts";
import { findFreePort } from "./find-free-port.ts";
import { folderPrefix } from "./in-process-folders.ts";
import { startInProcessWorker } from "./in-process-worker.ts";
import { PATIENT_SETTINGS } from "./patience.ts";

export interface InProcessServer {
  readonly url: string;
  readonly reasonerUrl: string;
  readonly dataDir: string;
  /** All that the server logged so far. */
  readonly output: () => string;
  /** Ends the server in order; the folder stays for another start. */
  readonly stop: () => Promise<void>;
  /** Starts it again on the same folder and port. */
  readonly restart: () => Promise<InProcessServer>;
  /** Stops it and removes all that it kept. */
  readonly remove: () => Promise<void>;
}

type Settings = Readonly<Record<string, string>>;

const ENTRIES = {
  ...childEntries(new URL("../../apps/server/src/main.ts", import.meta.url).href),
  query: bundleProgram(new URL("../../apps/worker/src/query-child.ts", import.meta.url)),
  startWorker: startInProcessWorker,
};

let shared: Promise<InProcessServer> | undefined;

/** One as a user starts it, for all files of this process: what a file does there concerns its own tables only. */
export function sharedInProcess(): Promise<InProcessServer> {
  shared ??= serveInProcess();
  return shared;
}

export async function serveInProcess(settings: Settings = {}): Promise<InProcessServer> {
  const dataDir = await mkdtemp(join(tmpdir(), folderPrefix(process.ppid)));
  const [port, reasonerPort] = [await findFreePort(), await findFreePort()];
  return open({
    HOST: "127.0.0.1",
    PORT: String(port),
    REASONER_PORT: String(reasonerPort),
    LOG_LEVEL: "warn",
    EXAMPLE_TABLES: "false",
    ...PATIENT_SETTINGS,
    DATA_DIR: dataDir,
    ...settings,
  });
}

async function open(settings: Settings & { readonly DATA_DIR: string }): Promise<InProcessServer> {
  const config = readConfig(settings);
  let output = "";
  const sink = new Writable({
    write: (chunk: Buffer, _, done) => {
      output += chunk.toString();
      done();
    },
  });
  const { url, stop } = await runAll(config, ENTRIES, openLog(config.logLevel, sink));
  let isStopped = false;
  const stopOnce = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await stop();
  };
  return {
    url,
    reasonerUrl: `http://127.0.0.1:${config.reasonerPort}`,
    dataDir: settings.DATA_DIR,
    output: () => output,
    stop: stopOnce,
    restart: () => open(settings),
    remove: async () => {
      await stopOnce();
      await rm(settings.DATA_DIR, { recursive: true, force: true });
    },
  };
}
