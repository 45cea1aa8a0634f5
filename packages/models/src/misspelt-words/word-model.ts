/**
 * Computes the probability that a word is misspelt and another one meant, by a network of one hidden layer over their
 * features.
 */
import {
  type BinaryFacts,
  type BinaryNetwork,
  binaryScore,
  readBinaryNetwork,
  writeBinaryNetwork,
} from "../binary-network.ts";
import { readModelBytes } from "../format/read-model-bytes.ts";
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

interface Facts extends BinaryFacts {
  readonly shifts: Shifts;
}

export interface WordModel extends BinaryNetwork {
  readonly shifts: Shifts;
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
  return 1 / (1 + Math.exp(-binaryScore(model, slipFeatures(slip, model.triples)) / model.temperature + shift));
}

function readWordModel(bytes: Uint8Array): WordModel {
  const { network, facts, block } = readBinaryNetwork<Facts>(MODEL, bytes, WORD_INPUTS);
  return { ...network, triples: new LetterTriples(block("triples", "int8")), shifts: facts.shifts };
}

export function writeWordModel(model: WordModel): Uint8Array {
  const facts: Facts = { inputs: WORD_INPUTS, shifts: model.shifts, temperature: model.temperature };
  return writeBinaryNetwork(MODEL, facts, model, { triples: model.triples.table });
}
