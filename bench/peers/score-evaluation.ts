/** The scorers of the evaluation data, where it lies beside, asking the peers. Only their figures are kept. */
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { limpidCommand, runProgram } from "../accuracy/scorer.ts";
import { peerCommand } from "./ask-peer.ts";
import { DIALECT_PEERS, dialectCommand } from "./compare-dialects.ts";

export interface LineFigures {
  readonly peer: string;
  readonly lines: number;
  /** Percent of English lines with a date whose first reading is right. */
  readonly english: number;
  /** The same of all other languages; null for who does not claim to find out the language. */
  readonly others: number | null;
  /** Percent of lines without a date in which one is found. */
  readonly falseAlarms: number;
}

export interface FileFigures {
  readonly peer: string;
  readonly files: number;
  readonly delimiter: number;
  readonly header: number;
  readonly table: number;
}

/** These find out the language by themselves. */
const OF_ALL_LANGUAGES = new Set(["limpid", "dateparser"]);
const DATE_PEERS = ["limpid", "chrono", "dateparser", "dateutil"];

/** Real lines of many projects. */
export function scoreLines(folder: string, scratch: string): readonly LineFigures[] {
  return DATE_PEERS.map((peer) => {
    const report = join(scratch, `${peer}.json`);
    const command = peer === "limpid" ? limpidCommand("dates --json") : quoted(peerCommand({ kind: "dates", peer }));
    const scorer = join(folder, "dates", "measure.py");
    runProgram("python3", [scorer, peer, command, "--no-bench"], {
      environment: { OUT: report, PYTHONWARNINGS: "ignore" },
    });
    const { lines } = JSON.parse(readFileSync(report, "utf8")) as {
      readonly lines: Readonly<Record<string, readonly [number, number]>>;
    };
    return {
      peer,
      lines: lines.pos?.[1] ?? 0,
      english: lines["lang:en"]?.[0] ?? 0,
      others: OF_ALL_LANGUAGES.has(peer) ? (lines["lang:other"]?.[0] ?? 0) : null,
      falseAlarms: lines["neg:FP"]?.[0] ?? 0,
    };
  });
}

/** Real files, those in UTF-8: the other encodings are not what most peers claim to find. */
export function scoreFiles(folder: string, scratch: string): readonly FileFigures[] {
  const root = join(scratch, "corpus");
  const results = join(scratch, "results");
  const corpus = join(folder, "ingest");
  mkdirSync(join(root, "dev"), { recursive: true });
  symlinkSync(join(corpus, "dev", "files"), join(root, "dev", "files"));
  const cases = readFileSync(join(corpus, "dev", "cases.jsonl"), "utf8")
    .trimEnd()
    .split("\n")
    .filter(isInClaim);
  writeFileSync(join(root, "dev", "cases.jsonl"), `${cases.join("\n")}\n`);
  const environment = { INGEST_ROOT: root, INGEST_RESULTS: results, LIMIT_MB: "2000", LIMIT_S: "10" };
  const scorer = join(corpus, "bench.py");
  for (const peer of DIALECT_PEERS)
    runProgram("python3", [scorer, "run", peer, "--kinds", "csv", "--adapter", `exec ${dialectCommand(peer)}`], {
      environment,
    });
  return DIALECT_PEERS.map((peer) => {
    const text = runProgram("python3", [scorer, "score", "--kinds", "csv", "--names", peer], { environment });
    return { peer, ...readFigures(text) };
  });
}

function isInClaim(line: string): boolean {
  const { kind, expect } = JSON.parse(line) as {
    readonly kind: string;
    readonly expect: { readonly encoding?: string; readonly compression?: string; readonly error?: unknown };
  };
  const { encoding = "utf-8", compression = "none", error } = expect;
  return kind === "csv" && error === undefined && compression === "none" && /^(?:ascii|utf-?8.*)$/i.test(encoding);
}

/** The scorer's only output is a Markdown table of one row. */
function readFigures(text: string): Omit<FileFigures, "peer"> {
  const [titles = [], cells = []] = text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const share = (title: string): number => Number.parseFloat(cells[titles.indexOf(title)] ?? "0");
  return {
    files: Number(cells[titles.indexOf("files")]),
    delimiter: share("delimiter"),
    header: share("header"),
    table: share("table"),
  };
}

function quoted(command: readonly string[]): string {
  return command.map((part) => `"${part}"`).join(" ");
}

export function hasEvaluation(folder: string): boolean {
  return existsSync(join(folder, "dates", "measure.py")) && existsSync(join(folder, "ingest", "bench.py"));
}
