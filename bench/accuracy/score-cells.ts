/** Pairs of a dirty and a clean table: errors found, errors corrected, right cells harmed. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Evaluation, limpidClean, runProgram, scratchFile } from "./scorer.ts";

interface Rates {
  readonly p: number;
  readonly r: number;
  readonly f1: number;
}

/** The scorer's own names. */
interface CellScore {
  readonly cells: number;
  readonly errors: number;
  readonly detection: Rates;
  readonly correction: Rates;
  readonly correction_canonical: Rates;
  readonly harm: number;
  readonly harm_canonical: number;
  readonly wrong_fixes: number;
  readonly missing_recall: number | null;
  readonly cell_ece: number | null;
  readonly collapse: number | null;
}

export interface TableFigures extends CellScore {
  readonly table: string;
  /** Without the columns whose truth is contested; null when there are none. */
  readonly uncontested: CellScore | null;
}

export function scoreCells(evaluation: Evaluation): TableFigures[] {
  const errors = join(evaluation.folder, "cleaning", "errors");
  return readdirSync(errors).map((table) => {
    const data = join(errors, table);
    const [out, cleanOut] = ["dirty", "clean"].map((half) => {
      const cells = scratchFile(evaluation, `${table}-${half}.jsonl`);
      limpidClean(join(data, `${half}.csv`), "--cells", cells);
      return cells;
    });
    const score = (...more: string[]): CellScore => {
      const files = ["--data", data, "--out", out ?? "", "--clean-out", cleanOut ?? ""];
      const scorer = join(evaluation.folder, "cleaning", "score-cells.mjs");
      return chooseFigures(JSON.parse(runProgram(process.execPath, [scorer, ...files, "--json", ...more])));
    };
    const [all, uncontested] = [score(), score("--skip-contested")];
    return { table, ...all, uncontested: uncontested.cells < all.cells ? uncontested : null };
  });
}

/** Leaves out the columns: their names belong to the tables. */
function chooseFigures(score: CellScore): CellScore {
  const rates = ({ p, r, f1 }: Rates): Rates => ({ p, r, f1 });
  return {
    cells: score.cells,
    errors: score.errors,
    detection: rates(score.detection),
    correction: rates(score.correction),
    correction_canonical: rates(score.correction_canonical),
    harm: score.harm,
    harm_canonical: score.harm_canonical,
    wrong_fixes: score.wrong_fixes,
    missing_recall: score.missing_recall,
    cell_ece: score.cell_ece,
    collapse: score.collapse,
  };
}
