/** The machine and the commit of a run: figures without these say nothing. */
import { execFileSync } from "node:child_process";
import { availableParallelism, cpus, loadavg, totalmem } from "node:os";

export interface Machine {
  readonly date: string;
  readonly commit: string;
  readonly node: string;
  readonly system: string;
  readonly cores: number;
  readonly memoryGb: number;
  /** Load average of the last minute when the bench began. */
  readonly load: number;
}

export function describeMachine(): Machine {
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: currentCommit(),
    node: process.version,
    system: `${process.platform} ${process.arch}, ${cpus()[0]?.model.trim() ?? "unknown processor"}`,
    cores: availableParallelism(),
    memoryGb: Math.round(totalmem() / 1e9),
    load: currentLoad(),
  };
}

export function currentLoad(): number {
  return Number((loadavg()[0] ?? 0).toFixed(1));
}

export function machineLine({ date, commit, node, system, cores, memoryGb, load }: Machine): string {
  return `${date}, commit ${commit}, Node ${node}, ${system}, ${cores} cores, ${memoryGb} GB, load ${load} at the start`;
}

/** With a plus when the product's sources were changed since. */
function currentCommit(): string {
  const git = (...args: string[]): string => execFileSync("git", args, { encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--", "packages", "apps") !== "";
  return git("rev-parse", "--short", "HEAD") + (changed ? "+" : "");
}
