/**
 * Loaded into the server by NODE_OPTIONS, before its own code: on SIGUSR2 it writes how long the event loop was held up
 * since the last time. Plain JavaScript, because the built server knows no TypeScript.
 */
import { openSync, readSync, renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const TICK_MS = 5;
const NOTHING = { ticks: 0, maxMs: 0, maxBusyMs: 0 };
const target = process.env.LIMPID_BENCH_STALLS;
/** Before each report all that nobody holds is collected, so that its memory is what is held. */
const isCollecting = process.env.LIMPID_BENCH_COLLECT === "true";

// The children inherit the environment; only the web process is watched.
delete process.env.NODE_OPTIONS;
delete process.env.LIMPID_BENCH_STALLS;
delete process.env.LIMPID_BENCH_COLLECT;

if (target !== undefined) watch(target);

function watch(path) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  const readClocks = openClocks();
  let last = readClocks();
  let found = NOTHING;
  const collect = isCollecting ? openCollector() : () => undefined;
  let reports = 0;
  delay.enable();
  setInterval(() => {
    const now = readClocks();
    const lateMs = Math.max(0, now.clockMs - last.clockMs - TICK_MS);
    found = {
      ticks: found.ticks + 1,
      maxMs: Math.max(found.maxMs, lateMs),
      maxBusyMs: Math.max(found.maxBusyMs, Math.min(lateMs, now.busyMs - last.busyMs)),
    };
    last = now;
  }, TICK_MS).unref();
  process.on("SIGUSR2", () => {
    const histogram = { p99Ms: delay.percentile(99) / 1e6 - TICK_MS, maxHistogramMs: delay.max / 1e6 - TICK_MS };
    collect();
    const { heapUsed, external } = process.memoryUsage();
    const memory = { heapMb: heapUsed / 1e6, externalMb: external / 1e6 };
    writeFileSync(`${path}.new`, JSON.stringify({ report: ++reports, ...found, ...histogram, ...memory }));
    renameSync(`${path}.new`, path);
    found = NOTHING;
    delay.reset();
    last = readClocks();
  });
}

function openCollector() {
  setFlagsFromString("--expose-gc");
  return runInNewContext("gc");
}

/**
 * The clock, and the milliseconds that this thread has computed: on a busy machine a timer is late also because others
 * have the cores. Where the system does not tell, only the clock counts.
 */
function openClocks() {
  const file = openSchedule();
  const buffer = Buffer.alloc(100);
  return () => {
    const clockMs = performance.now();
    if (file === undefined) return { clockMs, busyMs: clockMs };
    const [nanoseconds] = buffer.toString("latin1", 0, readSync(file, buffer, 0, buffer.length, 0)).split(" ");
    return { clockMs, busyMs: Number(nanoseconds) / 1e6 };
  };
}

function openSchedule() {
  try {
    return openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
  } catch {
    return undefined;
  }
}
