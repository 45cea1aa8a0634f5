/**
 * Computes the probability that a word is misspelt and another one meant, by a network of one hidden layer over their
 * features.
 */
import { readModelFile, writeModelFile } from "../format/model-file.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";
import { LEAK } from "../leaky-unit.ts";
import { type Slip, slipFeatures, WORD_INPUTS } from "./features.ts";
import { LetterTriples } from "./letter-triples.ts";
import type { MeantWord, SuspectWord, WordColumn } from "./suspect-word.ts";

const MODEL = "misspelt-words";

/**
 * What is taken from the scores, because slips are planted far more often for training than people make them, and because
 * the columns of training have few brands and firms. Chosen by reading all flags on ordinary tables, without a table kept apart.
 */
export interface Shifts {
  readonly all: number;
  /** Times the share of unknown words in the column. */
  readonly unknown: number;
  /** In columns of names. */
  readonly names: number;
}

interface Facts {
  readonly inputs: readonly string[];
  readonly shifts: Shifts;
  /** Divisor of the score, fitted on columns kept out of training. */
  readonly temperature: number;
}

export interface WordModel extends Omit<Facts, "inputs"> {
  /** Weights of all inputs for each hidden unit, unit by unit. */
  readonly hidden: Float64Array;
  readonly hiddenBias: Float64Array;
  readonly output: Float64Array;
  readonly outputBias: number;
  readonly triples: LetterTriples;
}

let committed: WordModel | undefined;

export function committedWordModel(): WordModel {
  committed ??= readWordModel(readModelBytes(MODEL));
  return committed;
}

export interface LikelyWord {
  readonly meant: MeantWord;
  readonly probability: number;
}

/** Lists the words that may be meant, the likeliest first, each with the probability that the suspect is a slip of it. */
export function likelyWords(
  column: WordColumn,
  suspect: SuspectWord,
  all: readonly MeantWord[],
  model = committedWordModel(),
): readonly LikelyWord[] {
  return all
    .map((meant) => ({ meant, probability: slipProbability(model, { column, suspect, meant, all }) }))
    .sort((one, other) => other.probability - one.probability || (one.meant.text < other.meant.text ? -1 : 1));
}

function slipProbability(model: WordModel, slip: Slip): number {
  const { all, unknown, names } = model.shifts;
  const shift = all + unknown * slip.column.unknown + (slip.column.role === "name" ? names : 0);
  return 1 / (1 + Math.exp(-slipScore(model, slipFeatures(slip, model.triples)) / model.temperature + shift));
}

export function slipScore({ hidden, hiddenBias, output, outputBias }: WordModel, features: Float32Array): number {
  let score = outputBias;
  for (let unit = 0; unit < output.length; unit++) {
    const start = unit * features.length;
    let sum = hiddenBias[unit] as number;
    for (let input = 0; input < features.length; input++)
      sum += (hidden[start + input] as number) * (features[input] as number);
    score += (output[unit] as number) * (sum < 0 ? LEAK * sum : sum);
  }
  return score;
}

function readWordModel(bytes: Uint8Array): WordModel {
  const { facts, block } = readModelFile<Facts>(MODEL, bytes);
  if (facts.inputs.join() !== WORD_INPUTS.join())
    throw new Error("The model of misspelt words was trained on other features than these: train it again");
  return {
    hidden: block("hidden", "float64"),
    hiddenBias: block("hiddenBias", "float64"),
    output: block("output", "float64"),
    outputBias: block("outputBias", "float64")[0] ?? 0,
    triples: new LetterTriples(block("triples", "int8")),
    shifts: facts.shifts,
    temperature: facts.temperature,
  };
}

export function writeWordModel({ shifts, temperature, outputBias, triples, ...weights }: WordModel): Uint8Array {
  const facts: Facts = { inputs: WORD_INPUTS, shifts, temperature };
  return writeModelFile(MODEL, facts, { ...weights, triples: triples.table, outputBias: Float64Array.of(outputBias) });
}
