/**
 * Loaded into the server by NODE_OPTIONS, before its own code: on SIGUSR2 it writes how long the event loop was held up
 * since the last time. Plain JavaScript, because the built server knows no TypeScript.
 */
import { openSync, readSync, renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const TICK_MS = 5;
const NOTHING = { ticks: 0, maxMs: 0, maxBusyMs: 0 };
const target = process.env.LIMPID_BENCH_STALLS;

// The children inherit the environment; only the web process is watched.
delete process.env.NODE_OPTIONS;
delete process.env.LIMPID_BENCH_STALLS;

if (target !== undefined) watch(target);

function watch(path) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  const readClocks = openClocks();
  let last = readClocks();
  let found = NOTHING;
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
    writeFileSync(`${path}.new`, JSON.stringify({ report: ++reports, ...found, ...histogram }));
    renameSync(`${path}.new`, path);
    found = NOTHING;
    delay.reset();
    last = readClocks();
  });
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
