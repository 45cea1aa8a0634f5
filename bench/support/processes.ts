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
  /** Name of its program, such as "pipeline-child". */
  readonly program: string;
}

export function listChildren(parentPid: number): ChildProcess[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parentPid)
    .map((pid) => ({ pid, program: programOf(pid) }));
}

export function readMemory(pid: number): ProcessMemory {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (field: string): number =>
    Math.round((Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? 0) * 1024) / 1e6);
  return { rssMb: megabytes("VmRSS"), peakMb: megabytes("VmHWM") };
}

/** Undefined when the process has ended meanwhile. */
function parentOf(pid: number): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}

function programOf(pid: number): string {
  const script = readFileSync(`/proc/${pid}/cmdline`, "utf8")
    .split("\0")
    .find((argument) => argument.endsWith(".js"));
  return script === undefined ? "unknown" : basename(script, ".js");
}
