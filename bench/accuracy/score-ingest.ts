/** Real files of many kinds: whether dialect, header and table are found. */
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { FORMATS } from "@limpid/ingest";
import { type Evaluation, runProgram } from "./scorer.ts";

export interface KindFigures {
  readonly kind: string;
  readonly files: number;
  /** Rights by criterion, such as table: [270, 351]. */
  readonly rights: Readonly<Record<string, readonly [right: number, of: number]>>;
  readonly seconds: number;
}

export interface IngestFigures {
  readonly kinds: readonly KindFigures[];
  readonly notReadYet: readonly string[];
}

/** The scorer's kinds of files, and the format that the product must know for them. */
const KINDS: Readonly<Record<string, string>> = {
  csv: "csv",
  sheet: "xlsx",
  json: "json",
  xml: "xml",
  sdmx: "sdmx",
  encoding: "csv",
  hostile: "csv",
};
const ADAPTER = fileURLToPath(new URL("./ingest-adapter.ts", import.meta.url));

export function scoreIngest(evaluation: Evaluation): IngestFigures {
  const formats = new Set(FORMATS.map(({ id }) => id));
  const kinds = Object.keys(KINDS).filter((kind) => formats.has(KINDS[kind] ?? ""));
  return {
    kinds: kinds.map((kind) => scoreKind(evaluation, kind)),
    notReadYet: Object.keys(KINDS).filter((kind) => !kinds.includes(kind)),
  };
}

function scoreKind({ folder, scratch }: Evaluation, kind: string): KindFigures {
  const scorer = join(folder, "ingest", "bench.py");
  const environment = { INGEST_RESULTS: join(scratch, "ingest") };
  const adapter = `exec "${process.execPath}" --import "${import.meta.resolve("tsx")}" "${ADAPTER}"`;
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
