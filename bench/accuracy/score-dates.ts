/** Lines of dates and times, alone and as columns. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Evaluation, limpidCommand, runProgram, scratchFile } from "./scorer.ts";

/** The scorer's figures: percent and number of cases by name. */
export type DateRates = Readonly<Record<string, readonly [percent: number | null, cases: number]>>;

export interface DateFigures {
  readonly lines: DateRates;
  /** Each line of a column read by itself. */
  readonly columnsLineByLine: DateRates;
  /** The lines of a column read together. */
  readonly columns: DateRates;
  readonly linesPerSecond: { readonly mixed: number; readonly oneColumn: number };
}

interface Measured {
  readonly lines: DateRates;
  readonly columns: DateRates;
  readonly lines_per_s_mixed?: readonly [number, number];
  readonly lines_per_s_column?: readonly [number, number];
}

export function scoreDates(evaluation: Evaluation): DateFigures {
  const alone = measure(evaluation, "dates --json");
  const together = measure(evaluation, "dates --json --column", "--column-aware", "--no-bench");
  return {
    lines: alone.lines,
    columnsLineByLine: alone.columns,
    columns: together.columns,
    linesPerSecond: { mixed: alone.lines_per_s_mixed?.[0] ?? 0, oneColumn: alone.lines_per_s_column?.[0] ?? 0 },
  };
}

function measure(evaluation: Evaluation, command: string, ...flags: string[]): Measured {
  const scorer = join(evaluation.folder, "dates", "measure.py");
  const report = scratchFile(evaluation, "dates.json");
  runProgram("python3", [scorer, "limpid", limpidCommand(command), ...flags], { environment: { OUT: report } });
  return JSON.parse(readFileSync(report, "utf8")) as Measured;
}
