/** The story of the missing-data model: injected columns, the network, its temperature, its weights. */
import { MISSING_INPUTS, missingFeatures } from "../../../packages/clean/src/missing/missing-features.ts";
import { type MissingWeights, missingScore } from "../../../packages/clean/src/missing/missing-network.ts";
import { Random } from "../../train/random.ts";
import { Network } from "../network.ts";
import { injectTokens, MIXED, type SourceColumn } from "./inject-tokens.ts";
import { cellsOf, type MissingCells, toExamples } from "./missing-cells.ts";
import { TRAINED } from "./tokens.ts";

export interface MissingOptions {
  readonly hidden: number;
  readonly epochs: number;
  /** How often each column is injected anew. */
  readonly views: number;
  readonly seed: number;
}

export const DEFAULT_MISSING: MissingOptions = { hidden: 24, epochs: 8, views: 6, seed: 5 };

const DIGITS = 4;
const TEMPERATURES = Array.from({ length: 31 }, (_, index) => 0.5 + index * 0.05);

export function trainMissing(
  train: readonly SourceColumn[],
  calibrate: readonly SourceColumn[],
  { hidden, epochs, views, seed }: MissingOptions,
  tell: (line: string) => void,
): MissingWeights {
  const random = new Random(seed);
  const cells = injectAll(train, views, random);
  const examples = cells.flatMap((column) => toExamples(column, random));
  tell(`${examples.length} cells of ${cells.length} columns`);
  const network = new Network({ inputs: MISSING_INPUTS.length, hidden, classes: 2 });
  network.train(
    examples,
    { epochs, rate: 0.03, dropout: 0, headerDropout: 0, smoothing: 0, firstSquare: 1e-4, seed },
    tell,
  );
  const weights = toWeights(network);
  return { ...weights, temperature: fitTemperature(weights, injectAll(calibrate, 2, random)) };
}

export function injectAll(
  sources: readonly SourceColumn[],
  views: number,
  random: Random,
  tokens = TRAINED,
  injection = MIXED,
): readonly MissingCells[] {
  return sources.flatMap((source) =>
    Array.from({ length: views }, () => injectTokens(source, tokens, random, injection)).flatMap((column) =>
      column === undefined ? [] : [cellsOf(column)],
    ),
  );
}

/** Of the two outputs only their difference counts. */
function toWeights(network: Network): MissingWeights {
  const { hidden, inputs } = network.sizes;
  const round = (value: number) => Number(value.toFixed(DIGITS));
  const units = Array.from({ length: hidden }, (_, unit) => unit);
  return {
    inputs: [...MISSING_INPUTS],
    hidden: units.map((unit) =>
      Array.from({ length: inputs }, (_, input) => round(network.inputWeights[input * hidden + unit] ?? 0)),
    ),
    hiddenBias: units.map((unit) => round(network.hiddenBias[unit] ?? 0)),
    output: units.map((unit) =>
      round((network.outputWeights[hidden + unit] ?? 0) - (network.outputWeights[unit] ?? 0)),
    ),
    outputBias: round((network.outputBias[1] ?? 0) - (network.outputBias[0] ?? 0)),
    temperature: 1,
  };
}

function fitTemperature(weights: MissingWeights, columns: readonly MissingCells[]): number {
  const scored = columns.flatMap(({ candidates, missing }) =>
    candidates.map((candidate) => ({
      score: missingScore(weights, missingFeatures(candidate)),
      isMissing: missing.has(candidate.value.text),
    })),
  );
  const lossAt = (temperature: number) =>
    scored.reduce(
      (sum, { score, isMissing }) => sum + Math.log1p(Math.exp((isMissing ? -score : score) / temperature)),
      0,
    );
  const losses = TEMPERATURES.map(lossAt);
  return Number((TEMPERATURES[losses.indexOf(Math.min(...losses))] ?? 1).toFixed(2));
}
