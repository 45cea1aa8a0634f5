/** Runs the scorers and the built command line, each as a process of its own. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export interface RunOptions {
  readonly cwd?: string;
  readonly environment?: Readonly<Record<string, string>>;
  /** Exit codes that are no failure. */
  readonly accept?: readonly number[];
}

/** The evaluation data, and a folder where a scorer may write. */
export interface Evaluation {
  readonly folder: string;
  readonly scratch: string;
}

const LIMPID = fileURLToPath(new URL("../../dist/cli/main.js", import.meta.url));
const MAX_OUTPUT = 256 * 1024 * 1024;

export function runProgram(program: string, args: readonly string[], options: RunOptions = {}): string {
  const { cwd, environment = {}, accept = [0] } = options;
  const run = spawnSync(program, args, {
    cwd,
    encoding: "utf8",
    env: { ...process.env, ...environment },
    maxBuffer: MAX_OUTPUT,
  });
  if (run.error !== undefined) throw new Error(`Cannot run "${program}"`, { cause: run.error });
  if (!accept.includes(run.status ?? -1)) throw new Error(`"${program} ${args.join(" ")}" failed:\n${run.stderr}`);
  return run.stdout;
}

/** `limpid clean`; issues left in the table are no failure. */
export function limpidClean(input: string, ...options: string[]): void {
  runProgram(process.execPath, [LIMPID, "clean", input, "--quiet", ...options], { accept: [0, 1] });
}

/** A shell command that runs the built command line. */
export function limpidCommand(args: string): string {
  return `"${process.execPath}" "${LIMPID}" ${args}`;
}

export function scratchFile({ scratch }: Evaluation, name: string): string {
  return join(scratch, name);
}
