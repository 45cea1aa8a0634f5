/** The built server with a watch on the event loop of its web process. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { listChildren, type ProcessMemory, readMemory } from "../../tools/testing/processes.ts";
import { startServer, type TestServer } from "../../tools/testing/start-server.ts";

/** How late a 5 ms timer of the web process was. */
export interface Stalls {
  readonly ticks: number;
  readonly maxMs: number;
  /** Only what the thread computed meanwhile, without the time in which others had the cores. */
  readonly maxBusyMs: number;
  readonly p99Ms: number;
  readonly maxHistogramMs: number;
  /** What the heap and all outside of it hold when the report is made. */
  readonly heapMb: number;
  readonly externalMb: number;
}

export interface MemoryByProgram {
  readonly web: ProcessMemory;
  readonly children: readonly (ProcessMemory & { readonly program: string })[];
}

export interface WatchedServer {
  readonly server: TestServer;
  /** The stalls since the last call. */
  readonly takeStalls: () => Promise<Stalls>;
  readonly memory: () => MemoryByProgram;
  readonly remove: () => Promise<void>;
}

const MONITOR = new URL("./event-loop-monitor.mjs", import.meta.url);
const SETTINGS = { MAX_UPLOAD_MB: "2000", RATE_LIMIT_PER_MINUTE: "100000000" };
const REPORT_TRIES = 1000;

let started = 0;

export async function startWatchedServer(
  settings: Readonly<Record<string, string>>,
  main?: string,
): Promise<WatchedServer> {
  const reportPath = join(tmpdir(), `limpid-stalls-${process.pid}-${++started}.json`);
  rmSync(reportPath, { force: true });
  const watching = { NODE_OPTIONS: `--import ${MONITOR.href}`, LIMPID_BENCH_STALLS: reportPath };
  const server = await startServer({ ...SETTINGS, ...watching, ...settings }, main);
  let reports = 0;
  const takeStalls = async (): Promise<Stalls> => {
    process.kill(server.pid, "SIGUSR2");
    reports++;
    for (let tries = 0; tries < REPORT_TRIES; tries++) {
      const report = existsSync(reportPath) ? JSON.parse(readFileSync(reportPath, "utf8")) : { report: 0 };
      if (report.report === reports) return report;
      await sleep(5);
    }
    throw new Error("The web process does not report its stalls");
  };
  return {
    server,
    takeStalls,
    memory: () => ({
      web: readMemory(server.pid),
      children: listChildren(server.pid).map(({ pid, program }) => ({ program, ...readMemory(pid) })),
    }),
    remove: async () => {
      await server.remove();
      rmSync(reportPath, { force: true });
    },
  };
}
