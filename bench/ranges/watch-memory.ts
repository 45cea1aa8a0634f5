/** What each process of a server holds while it works, and how much all of them have computed. */
import { listChildren, readCpuMs, readMemory } from "../../tools/testing/processes.ts";

export interface MemorySample {
  /** The time by the clock of the machine, which the log of the server has too. */
  readonly at: number;
  readonly hostMb: number;
  readonly workers: readonly { readonly pid: number; readonly rssMb: number }[];
}

const EVERY_MS = 2000;

export function watchMemory(pid: number) {
  const samples: MemorySample[] = [];
  const cpuMs = new Map<number, number>();
  const take = (): void => {
    const children = listChildren(pid).filter(({ program }) => program.startsWith("worker"));
    for (const own of [pid, ...children.map((child) => child.pid)]) cpuMs.set(own, readCpuMs(own));
    const workers = children.map((child) => ({ pid: child.pid, rssMb: memoryOf(child.pid) }));
    samples.push({ at: Date.now(), hostMb: memoryOf(pid), workers });
  };
  const timer = setInterval(take, EVERY_MS);
  return {
    /** The host and all workers so far count, those that have ended included. */
    cpuSeconds: (): number => {
      take();
      return [...cpuMs.values()].reduce((sum, ms) => sum + ms, 0) / 1000;
    },
    stop: (): readonly MemorySample[] => {
      clearInterval(timer);
      return samples;
    },
  };
}

/** 0 when the process has ended meanwhile. */
function memoryOf(pid: number): number {
  try {
    return readMemory(pid).rssMb;
  } catch {
    return 0;
  }
}
