/** A small table of traps: how much is repaired, and what is damaged. */
import { join } from "node:path";
import { type Evaluation, limpidClean, runProgram, scratchFile } from "./scorer.ts";

export interface DamageFigures {
  readonly wrongCells: number;
  readonly repaired: number;
  readonly untouched: number;
  readonly wronglyChanged: number;
  readonly goodCellsDamaged: number;
}

const LINE = /need=(\d+) repaired=(\d+) .*untouched=(\d+) wrongly_changed=(\d+) good_cells_damaged=(\d+)/;

export function scoreDamage(evaluation: Evaluation): DamageFigures {
  const folder = join(evaluation.folder, "damage");
  const output = scratchFile(evaluation, "damage.csv");
  limpidClean(join(folder, "dirty_utf8.csv"), "-o", output);
  const found = LINE.exec(runProgram("python3", [join(folder, "score.py"), "limpid", output, "0"]));
  if (found === null) throw new Error("The damage scorer printed no figures");
  const [wrongCells = 0, repaired = 0, untouched = 0, wronglyChanged = 0, goodCellsDamaged = 0] = found
    .slice(1)
    .map(Number);
  return { wrongCells, repaired, untouched, wronglyChanged, goodCellsDamaged };
}
