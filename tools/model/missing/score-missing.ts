/** How well tokens are distinguished from data: over distinct cells, those that the gate turns away counted as data. */
import { explainMissing } from "../../../packages/clean/src/missing/explain-missing.ts";
import { limitProbability } from "../../../packages/clean/src/missing/limit-probability.ts";
import { type MissingModel, missingProbability } from "../../../packages/models/src/missing-data/missing-model.ts";
import type { MissingCells } from "./missing-cells.ts";

export interface MissingFigures {
  /** Distinct cells, and how many of them stand for missing data. */
  readonly cells: number;
  readonly missing: number;
  /** At a probability of 0.8, that of the warning. */
  readonly precision: number;
  readonly recall: number;
  readonly f1AtHalf: number;
  readonly expectedCalibrationError: number;
}

export interface ScoredCell {
  readonly probability: number;
  readonly isMissing: boolean;
  readonly text: string;
  readonly classId: string;
  readonly why: string;
}

const WARNED = 0.8;
const BINS = 10;

export function scoreCells(model: MissingModel, columns: readonly MissingCells[]): readonly ScoredCell[] {
  return columns.flatMap(({ candidates, missing }) =>
    candidates.map((candidate) => ({
      probability: limitProbability(missingProbability(candidate, model), candidate),
      isMissing: missing.has(candidate.value.text),
      text: candidate.value.text,
      classId: candidate.entity.group,
      why: explainMissing(candidate),
    })),
  );
}

export function missingFigures(scored: readonly ScoredCell[], columns: readonly MissingCells[]): MissingFigures {
  const unseenMissing = columns.reduce((sum, column) => sum + column.unseenMissing, 0);
  const unseenGood = columns.reduce((sum, column) => sum + column.unseenGood, 0);
  const missing = scored.filter(({ isMissing }) => isMissing).length + unseenMissing;
  const at = (threshold: number) => {
    const found = scored.filter(({ probability }) => probability >= threshold);
    const right = found.filter(({ isMissing }) => isMissing).length;
    return { precision: right / Math.max(1, found.length), recall: right / Math.max(1, missing) };
  };
  const half = at(0.5);
  const cells = scored.length + unseenMissing + unseenGood;
  const warned = at(WARNED);
  return {
    cells,
    missing,
    precision: round(warned.precision),
    recall: round(warned.recall),
    f1AtHalf: round((2 * half.precision * half.recall) / Math.max(1e-9, half.precision + half.recall)),
    expectedCalibrationError: round((calibrationGaps(scored) + unseenMissing) / Math.max(1, cells)),
  };
}

function calibrationGaps(scored: readonly ScoredCell[]): number {
  return Array.from({ length: BINS }, (_, bin) => {
    const inside = scored.filter(({ probability }) => Math.min(BINS - 1, Math.floor(probability * BINS)) === bin);
    const stated = inside.reduce((sum, { probability }) => sum + probability, 0);
    return Math.abs(stated - inside.filter(({ isMissing }) => isMissing).length);
  }).reduce((sum, gap) => sum + gap, 0);
}

function round(value: number): number {
  return Number(value.toFixed(4));
}
