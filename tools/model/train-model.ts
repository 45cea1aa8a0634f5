/** The story of a model: made and real columns, the network, its temperatures, the artefact. */
import { entities } from "@limpid/entities";
import { FeatureExtractor, type HashSizes } from "../../packages/infer/src/features/extract-features.ts";
import { type ModelHeader, readModel, schemaOf } from "../../packages/infer/src/model/read-model.ts";
import { scoreClasses } from "../../packages/infer/src/model/score-classes.ts";
import { madeExample, realExamples } from "./build-examples.ts";
import { CLASSES, groupOf } from "./classes.ts";
import type { Example } from "./example-set.ts";
import { fitTemperatures } from "./fit-temperatures.ts";
import { makeColumns } from "./made/make-columns.ts";
import { Network, type TrainOptions } from "./network.ts";
import type { LabelledRealColumn } from "./real-columns.ts";
import { splitFamilies } from "./split-families.ts";
import { encodeModel } from "./write-model.ts";

export interface ModelOptions {
  /** Made columns of a class of share 1. */
  readonly perClass: number;
  readonly hidden: number;
  readonly sizes: HashSizes;
  readonly training: TrainOptions;
  /** Weight of a real column beside a made one. */
  readonly realWeight: number;
}

export const DEFAULT_OPTIONS: ModelOptions = {
  perClass: 120,
  hidden: 64,
  sizes: { values: 16_384, header: 4096 },
  training: { epochs: 4, rate: 0.05, dropout: 0.2, headerDropout: 0.2, smoothing: 0.03, seed: 1 },
  realWeight: 2,
};

const CALIBRATION_SEED = 2;
/** Made columns of a class for calibration, where there are no real ones. */
const CALIBRATION_COLUMNS = 8;

export function trainModel(
  real: readonly LabelledRealColumn[],
  options: ModelOptions,
  tell: (line: string) => void,
): Uint8Array {
  const recognisers = entities.map(({ id }) => id);
  const extractor = new FeatureExtractor(entities, options.sizes);
  const made = [...makeColumns(options.perClass, options.training.seed)].map((column) =>
    madeExample(column, extractor),
  );
  const { train, held } = splitFamilies(real);
  const examples = [...made, ...realExamples(train, extractor, options.realWeight)];
  tell(`${made.length} made columns, ${examples.length - made.length} views of real ones`);

  const sizes = { inputs: extractor.inputCount, hidden: options.hidden, classes: CLASSES.length };
  const network = new Network(sizes);
  network.train(examples, options.training, tell);

  const header: ModelHeader = {
    schema: schemaOf(recognisers, options.sizes),
    classes: CLASSES,
    recognisers,
    sizes: { ...options.sizes, ...sizes },
    temperatures: CLASSES.map(() => 1),
  };
  const calibration = held.length > 0 ? realExamples(held, extractor, 1) : madeForCalibration(extractor);
  const temperatures = calibrate(encodeModel(network, header), calibration);
  return encodeModel(network, { ...header, temperatures });
}

function madeForCalibration(extractor: FeatureExtractor): readonly Example[] {
  return [...makeColumns(CALIBRATION_COLUMNS, CALIBRATION_SEED)].map((column) => madeExample(column, extractor));
}

function calibrate(artefact: Uint8Array, columns: readonly Example[]): readonly number[] {
  const model = readModel(artefact);
  const scored = columns.map(({ indices, values, withoutHeader, labels, weight }) => {
    const features = { indices: [...indices], values: [...values], withoutHeader };
    return { scores: scoreClasses(model, features), labels, weight };
  });
  const groups = CLASSES.map((id) => groupOf.get(id) ?? "");
  return fitTemperatures(scored, groups).map((temperature) => Number(temperature.toFixed(4)));
}
