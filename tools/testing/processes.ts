/** What the system says of a server's processes: which children it has, and how much memory each holds. */
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

export interface ProcessMemory {
  readonly rssMb: number;
  /** The most it ever held. */
  readonly peakMb: number;
}

export interface ChildProcess {
  readonly pid: number;
  /** Name of its program, such as "worker". */
  readonly program: string;
}

/** Linux counts the time of processes in hundredths of a second. */
const TICK_MS = 10;

export function listChildren(parentPid: number): ChildProcess[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parentPid)
    .flatMap((pid) => {
      const program = programOf(pid);
      return program === undefined ? [] : [{ pid, program }];
    });
}

export function readMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string): number =>
    Math.round((Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) * 1024) / 1e6);
  return { rssMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
}

/** What the process holds, with its part of what it shares with others. */
export function readShareMb(pid: number): number {
  const rollup = read(pid, "smaps_rollup") ?? "";
  return (Number(/^Pss:\s+(\d+) kB/m.exec(rollup)?.[1] ?? 0) * 1024) / 1e6;
}

/** Time that the process and its threads have computed. */
export function readCpuMs(pid: number): number {
  const fields = read(pid, "stat")?.split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS;
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(pid, "status") ?? "")?.[1]);
}

/** Undefined when it has none, or has ended meanwhile. */
function programOf(pid: number): string | undefined {
  const script = read(pid, "cmdline")
    ?.split("\0")
    .find((argument) => /\.c?js$/.test(argument));
  return script === undefined ? undefined : basename(script).replace(/\.c?js$/, "");
}

/** Undefined when the process has ended meanwhile. */
function read(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}
