/**
 * Loaded into the server by NODE_OPTIONS, before its own code: on SIGUSR2 it writes how long the event loop was held up
 * since the last time. Plain JavaScript, because the built server knows no TypeScript.
 */
import { openSync, readSync, renameSync, writeFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const TICK_MS = 5;
const target = process.env.LIMPID_BENCH_STALLS;

// The children inherit the environment; only the web process is watched.
delete process.env.NODE_OPTIONS;
delete process.env.LIMPID_BENCH_STALLS;

if (target !== undefined) watch(target);

function watch(path) {
  const delay = monitorEventLoopDelay({ resolution: TICK_MS });
  const schedule = openSchedule();
  let last = { at: performance.now(), waited: schedule() };
  let found = { ticks: 0, maxMs: 0, maxOwnMs: 0 };
  let reports = 0;
  delay.enable();
  setInterval(() => {
    const now = { at: performance.now(), waited: schedule() };
    const late = Math.max(0, now.at - last.at - TICK_MS);
    const own = Math.max(0, late - (now.waited - last.waited));
    found = { ticks: found.ticks + 1, maxMs: Math.max(found.maxMs, late), maxOwnMs: Math.max(found.maxOwnMs, own) };
    last = now;
  }, TICK_MS).unref();
  process.on("SIGUSR2", () => {
    const histogram = { p99Ms: delay.percentile(99) / 1e6 - TICK_MS, maxHistogramMs: delay.max / 1e6 - TICK_MS };
    writeFileSync(`${path}.new`, JSON.stringify({ report: ++reports, ...found, ...histogram }));
    renameSync(`${path}.new`, path);
    found = { ticks: 0, maxMs: 0, maxOwnMs: 0 };
    delay.reset();
    last = { at: performance.now(), waited: schedule() };
  });
}

/** Milliseconds that this thread was ready to run but had no core: the machine's doing, not the server's. */
function openSchedule() {
  try {
    const file = openSync(`/proc/self/task/${process.pid}/schedstat`, "r");
    const buffer = Buffer.alloc(100);
    return () => Number(buffer.toString("latin1", 0, readSync(file, buffer, 0, 100, 0)).split(" ")[1]) / 1e6;
  } catch {
    return () => 0;
  }
}
