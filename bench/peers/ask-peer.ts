/** Asks one peer, in a process of its own, about lines of text or paths of files. */
import { execFileSync, spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { pythonWith } from "../support/python.ts";

const PACKAGES = [
  "agate==1.14.2",
  "clevercsv==0.8.5",
  "dateparser==1.5.0",
  "duckdb==2.0.0",
  "pandas==3.1.1",
  "polars==2.1.0",
  "python-dateutil==4.0.0",
];
const OURS = new Set(["limpid", "limpid-column", "chrono"]);
const IN_PYTHON = fileURLToPath(new URL("answer.py", import.meta.url));
const IN_NODE = fileURLToPath(new URL("answer.ts", import.meta.url));
const MAX_OUTPUT = 1024 ** 3;
/** One thread each. chrono writes local time, here that of UTC. */
const ENVIRONMENT = {
  ...process.env,
  TZ: "UTC",
  PYTHONDONTWRITEBYTECODE: "1",
  PYTHONWARNINGS: "ignore",
  POLARS_MAX_THREADS: "1",
};

export interface Question {
  readonly kind: "dates" | "dialects" | "tables";
  readonly peer: string;
  readonly options?: readonly string[];
}

export interface Answers<Answer> {
  readonly answers: readonly Answer[];
  readonly cpuSeconds: number;
}

export function askPeer<Answer>(question: Question, lines: readonly string[]): Answers<Answer> {
  const [program = "", ...args] = peerCommand(question);
  const run = spawnSync(program, args, {
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
    env: ENVIRONMENT,
  });
  if (run.status !== 0) throw new Error(`${question.peer} failed at ${question.kind}:\n${run.stderr}`);
  const answers = run.stdout
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Answer);
  if (answers.length !== lines.length)
    throw new Error(`${question.peer} gave ${answers.length} answers to ${lines.length} ${question.kind}`);
  return { answers, cpuSeconds: Number(run.stderr.trimEnd().split("\n").at(-1)) };
}

/** The program and its arguments: also for the scorers of the evaluation data, which ask by themselves. */
export function peerCommand({ kind, peer, options = [] }: Question): readonly string[] {
  if (OURS.has(peer)) return [process.execPath, "--import", "tsx", IN_NODE, kind, peer, ...options];
  return [pythonWith(PACKAGES), IN_PYTHON, kind, peer, ...options];
}

/** What was installed, such as "pandas 3.1.1". */
export function peerVersions(): readonly string[] {
  const python = execFileSync(pythonWith(PACKAGES), ["--version"], { encoding: "utf8" }).trim();
  return [python, ...PACKAGES.map((name) => name.replace("==", " "))];
}

/** Asks a command of the shell that answers lines of standard input with lines of JSON. */
export function askCommand<Answer>(command: string, lines: readonly string[]): readonly Partial<Answer>[] {
  const output = execFileSync("sh", ["-c", command], {
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: MAX_OUTPUT,
    env: ENVIRONMENT,
    stdio: ["pipe", "pipe", "ignore"],
  });
  return output
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Partial<Answer>);
}
