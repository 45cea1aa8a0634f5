/** Trains the model of misspelt words on columns with slips planted in them, and measures it on columns kept out. */
import { Lexicon } from "@limpid/lexicon";
import { findSuspects, type SuspectColumn } from "../../../packages/clean/src/misspelling/word-suspects.ts";
import { readLanguage } from "../../../packages/lexicon/src/read-language.ts";
import { Random } from "../../../packages/models/src/learner/random.ts";
import type { BinaryTraining } from "../../../packages/models/src/learner/train-binary.ts";
import { slipFeatures } from "../../../packages/models/src/misspelt-words/features.ts";
import { countTriples, LetterTriples } from "../../../packages/models/src/misspelt-words/letter-triples.ts";
import {
  fitTemperature,
  type LabelledSlip,
  trainWordModel,
} from "../../../packages/models/src/misspelt-words/train.ts";
import { likelyWords, type Shifts, type WordModel } from "../../../packages/models/src/misspelt-words/word-model.ts";
import type { Side } from "../missing/source-columns.ts";
import { plantSlips } from "./plant-slips.ts";
import { nameWords, type WordSource } from "./source-columns.ts";
import { TRUE_SLIPS } from "./true-slips.ts";

export interface WordOptions extends BinaryTraining {
  /** How often slips are planted in each column. */
  readonly views: number;
  readonly shifts: Shifts;
}

const SHIFTS: Shifts = { all: 1.5, unknown: 9, names: 2 };

export const DEFAULT_WORDS: WordOptions = { hidden: 24, epochs: 10, views: 8, seed: 5, shifts: SHIFTS };

/** Slips planted in columns that were kept out, by the language of the column. */
export interface WordFigures {
  readonly language: string;
  readonly slips: number;
  /** The slips whose right word is among those that may be meant, those found at 0.5, and those found with the right word first. */
  readonly reachable: number;
  readonly found: number;
  readonly right: number;
  /** Other words that are rare or unknown, and those of them that are found. */
  readonly others: number;
  readonly wrong: number;
}

interface SlippedColumn {
  readonly found: SuspectColumn | undefined;
  readonly slips: ReadonlyMap<string, string>;
}

const HELD_VIEWS = 3;
const FOUND = 0.5;

export function trainWords(
  sources: readonly WordSource[],
  { views, shifts, ...training }: WordOptions,
  tell: (line: string) => void,
): { readonly model: WordModel; readonly figures: readonly WordFigures[] } {
  const planter = new Planter(sources, training.seed);
  const triples = new LetterTriples(countTriples(nameWords()));
  const slips = planter.plant("train", views).flatMap((column) => labelSlips(column, triples));
  tell(`${slips.length} pairs of words, ${slips.filter(({ isSlip }) => isSlip).length} of them slips`);
  const trained = trainWordModel(slips, triples, training, tell);
  const held = planter.plant("calibrate", HELD_VIEWS).flatMap((column) => labelSlips(column, triples));
  const model = { ...fitTemperature(trained, held), shifts };
  return { model, figures: figuresOn(model, planter.plant("evaluate", HELD_VIEWS)) };
}

/** How well a model tells slips from other words in columns that are kept out of training. */
export function measureWords(model: WordModel, sources: readonly WordSource[], seed: number): readonly WordFigures[] {
  return figuresOn(model, new Planter(sources, seed).plant("evaluate", HELD_VIEWS));
}

class Planter {
  private readonly lexicon = new Lexicon(readLanguage);
  private readonly random: Random;

  constructor(
    private readonly sources: readonly WordSource[],
    seed: number,
  ) {
    this.random = new Random(seed);
  }

  plant(side: Side, times: number): readonly SlippedColumn[] {
    return this.sources
      .filter((source) => source.side === side)
      .flatMap((source) => Array.from({ length: times }, () => slipColumn(source, this.lexicon, this.random)));
  }
}

function slipColumn(source: WordSource, lexicon: Lexicon, random: Random): SlippedColumn {
  const { values, slips } = plantSlips(source, lexicon, random);
  const { title, role } = source;
  return { found: findSuspects({ title, role, values }, lexicon), slips };
}

function labelSlips({ found, slips }: SlippedColumn, triples: LetterTriples): readonly LabelledSlip[] {
  if (found === undefined) return [];
  return found.suspects.flatMap(({ word, suspect, meant: all }) => {
    const right = slips.get(word.folded);
    if (right === undefined && TRUE_SLIPS.has(word.folded)) return [];
    return all.map((meant) => ({
      features: slipFeatures({ column: found.column, suspect, meant, all }, triples),
      isSlip: meant.text === right,
    }));
  });
}

function figuresOn(model: WordModel, columns: readonly SlippedColumn[]): readonly WordFigures[] {
  const languages = new Map<string, { -readonly [key in keyof WordFigures]: WordFigures[key] }>();
  for (const { found, slips } of columns) {
    const language = found?.column.languages[0] ?? "none";
    const figures = languages.get(language) ?? {
      language,
      slips: 0,
      reachable: 0,
      found: 0,
      right: 0,
      others: 0,
      wrong: 0,
    };
    languages.set(language, figures);
    figures.slips += slips.size;
    if (found === undefined) continue;
    for (const { word, suspect, meant } of found.suspects) {
      const right = slips.get(word.folded);
      if (right === undefined && TRUE_SLIPS.has(word.folded)) continue;
      const [first] = likelyWords(found.column, suspect, meant, model);
      const isFound = (first?.probability ?? 0) >= FOUND;
      if (right === undefined) {
        figures.others++;
        if (isFound) figures.wrong++;
        continue;
      }
      if (meant.some(({ text }) => text === right)) figures.reachable++;
      if (isFound) figures.found++;
      if (isFound && first?.meant.text === right) figures.right++;
    }
  }
  return [...languages.values()].toSorted((one, other) => other.slips - one.slips);
}
