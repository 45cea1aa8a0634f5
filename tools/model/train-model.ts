/** The columns that the column model is trained and calibrated on: made ones and, where there are some, real ones. */
import { entities } from "@limpid/entities";
import { makeRecogniser } from "../../packages/infer/src/recognise-values.ts";
import type { ModelHeader } from "../../packages/models/src/column-classes/column-model.ts";
import { FeatureExtractor, type HashSizes } from "../../packages/models/src/column-classes/features.ts";
import { trainColumnModel } from "../../packages/models/src/column-classes/train.ts";
import type { Example } from "../../packages/models/src/learner/example.ts";
import type { TrainOptions } from "../../packages/models/src/learner/network.ts";
import { madeExample, realExamples } from "./build-examples.ts";
import { CLASSES, GROUPS_BY_CLASS } from "./classes.ts";
import { makeColumns } from "./made/make-columns.ts";
import type { LabelledRealColumn } from "./real-columns.ts";
import { splitFamilies } from "./split-families.ts";

export interface ModelOptions {
  /** Made columns of a class of share 1. */
  readonly perClass: number;
  /** Hidden units of each network. */
  readonly hidden: number;
  /** Networks of different seeds that are put side by side: together they err less than one. */
  readonly networks: number;
  readonly sizes: HashSizes;
  readonly training: TrainOptions;
  /** Weight of a real column beside a made one. */
  readonly realWeight: number;
}

export const DEFAULT_OPTIONS: ModelOptions = {
  perClass: 170,
  hidden: 64,
  networks: 2,
  sizes: { values: 8192, header: 2048 },
  training: { epochs: 4, rate: 0.04, dropout: 0.4, headerDropout: 0.15, smoothing: 0.01, firstSquare: 1e-4, seed: 2 },
  realWeight: 2,
};

const CALIBRATION_SEED = 2;
/** Made columns of a class for calibration, where there are no real ones. */
const CALIBRATION_COLUMNS = 8;

export interface TrainedModel {
  readonly bytes: Uint8Array;
  readonly header: ModelHeader;
  readonly madeColumns: number;
  /** Real columns in full, in part and without their header. */
  readonly realViews: number;
}

export function trainModel(
  real: readonly LabelledRealColumn[],
  options: ModelOptions,
  tell: (line: string) => void,
): TrainedModel {
  const recognisers = entities.map(({ id }) => id);
  const extractor = new FeatureExtractor(makeRecogniser(recognisers), options.sizes);
  const made = [...makeColumns(options.perClass, options.training.seed)].map((column) =>
    madeExample(column, extractor),
  );
  const { train, held } = splitFamilies(real);
  const views = realExamples(train, extractor, options.realWeight);
  tell(`${made.length} made columns, ${views.length} views of real ones`);
  const calibration = held.length > 0 ? realExamples(held, extractor, 1) : madeForCalibration(extractor);
  const trained = trainColumnModel([...made, ...views], calibration, {
    ...options,
    classes: CLASSES.map((id) => [id, GROUPS_BY_CLASS.get(id) ?? ""]),
    recognisers,
    inputs: extractor.inputCount,
    tell,
  });
  return { ...trained, madeColumns: made.length, realViews: views.length };
}

function madeForCalibration(extractor: FeatureExtractor): readonly Example[] {
  return [...makeColumns(CALIBRATION_COLUMNS, CALIBRATION_SEED)].map((column) => madeExample(column, extractor));
}
