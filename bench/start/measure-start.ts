/** One server: started on a new folder and on that folder again, left alone, and then given its first table. */
import { setTimeout as sleep } from "node:timers/promises";
import { ApiClient } from "../../tools/testing/client.ts";
import { listChildren, readCpuMs, readMemory, readShareMb } from "../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../tools/testing/start-server.ts";
import { checkCleanPage } from "../support/check-page.ts";
import { followJob } from "../support/follow-job.ts";
import { generateCsv } from "../support/generate-table.ts";
import type { Build } from "./find-build.ts";

export interface ReadyFigures {
  /** Until every part says that it is ready. */
  readonly readyMs: number;
  /** All its processes had computed for so long by then. */
  readonly cpuMs: number;
}

export interface StartFigures {
  readonly onNewFolder: ReadyFigures;
  readonly onOldFolder: ReadyFigures;
  readonly idle: { readonly processes: number; readonly shareMb: number; readonly residentMb: number };
  readonly firstUpload: { readonly firstPageMs: number; readonly finishedMs: number };
  readonly secondUpload: { readonly firstPageMs: number; readonly finishedMs: number };
}

const ROWS = 100;
const SETTLE_MS = 3000;
const GIVE_UP_MS = 60_000;
const SETTINGS = { WORKERS: "2", CLEAN_ROW_LIMIT: "0" };

export async function measureStart({ main }: Build): Promise<StartFigures> {
  const begun = performance.now();
  const first = await startServer(SETTINGS, main);
  const onNewFolder = readyOf(first, begun);
  await first.stop();
  const begunAgain = performance.now();
  const server = await first.restart();
  try {
    const onOldFolder = readyOf(server, begunAgain);
    // Before the idle phase, for this is about a server that has just been started.
    const firstUpload = await measureUpload(server);
    const secondUpload = await measureUpload(server);
    await server.stop();
    const left = await server.restart();
    await sleep(SETTLE_MS);
    const idle = idleOf(left);
    await left.stop();
    return { onNewFolder, onOldFolder, idle, firstUpload, secondUpload };
  } finally {
    await server.remove();
  }
}

function readyOf(server: TestServer, begun: number): ReadyFigures {
  return { readyMs: performance.now() - begun, cpuMs: sumOver(server, readCpuMs) };
}

function idleOf(server: TestServer): StartFigures["idle"] {
  return {
    processes: pidsOf(server).length,
    shareMb: sumOver(server, readShareMb),
    residentMb: sumOver(server, (pid) => readMemory(pid).rssMb),
  };
}

async function measureUpload(server: TestServer): Promise<StartFigures["firstUpload"]> {
  const client = await ApiClient.connect(server.url);
  const begun = performance.now();
  const job = await client.upload(generateCsv(ROWS), { filename: "orders.csv", page_size: ROWS });
  let firstPageMs = 0;
  for await (const { msg } of followJob(client, job, GIVE_UP_MS))
    if (msg === "PageReady" && firstPageMs === 0) firstPageMs = performance.now() - begun;
  const finishedMs = performance.now() - begun;
  checkCleanPage((await client.cleanPage(job, 0, ROWS)).body, 0, ROWS);
  return { firstPageMs, finishedMs };
}

function pidsOf({ pid }: TestServer): number[] {
  return [pid, ...listChildren(pid).map((child) => child.pid)];
}

function sumOver(server: TestServer, figure: (pid: number) => number): number {
  return pidsOf(server).reduce((sum, pid) => sum + figure(pid), 0);
}
