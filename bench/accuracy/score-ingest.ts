/** Real files of many kinds: whether dialect, header and table are found. */
import { join } from "node:path";
import { type Evaluation, limpidCommand, runProgram } from "./scorer.ts";

export interface KindFigures {
  readonly kind: string;
  readonly files: number;
  /** Rights by criterion, such as table: [270, 351]. */
  readonly rights: Readonly<Record<string, readonly [right: number, of: number]>>;
  readonly seconds: number;
}

/** The scorer's kinds of files. */
const KINDS = ["csv", "sheet", "json", "xml", "sdmx", "encoding", "hostile"] as const;
/** What one file may take, in MB. */
const LIMIT_MB = "512";
const LIMIT_S = "10";
export function scoreIngest(evaluation: Evaluation): readonly KindFigures[] {
  return KINDS.map((kind) => scoreKind(evaluation, kind));
}

function scoreKind({ folder, scratch }: Evaluation, kind: string): KindFigures {
  const scorer = join(folder, "ingest", "bench.py");
  const environment = { INGEST_RESULTS: join(scratch, "ingest"), LIMIT_MB, LIMIT_S };
  const adapter = `exec ${limpidCommand("ingest --lines")}`;
  runProgram("python3", [scorer, "run", "limpid", "--kinds", kind, "--adapter", adapter], { environment });
  return { kind, ...readTable(runProgram("python3", [scorer, "score", "--kinds", kind], { environment })) };
}

/** The scorer's only output is a Markdown table. */
function readTable(text: string): Omit<KindFigures, "kind"> {
  const [header = [], values = []] = text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) =>
      line
        .split("|")
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
  const rights: Record<string, readonly [number, number]> = {};
  for (const [index, title] of header.entries()) {
    const counts = /\((\d+)\/(\d+)\)/.exec(values[index] ?? "");
    if (counts !== null) rights[title] = [Number(counts[1]), Number(counts[2])];
  }
  return { files: Number(values[1]), rights, seconds: Number(values.at(-1)) };
}
