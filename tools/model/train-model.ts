/** The story of a model: made and real columns, the network, its temperatures, the artefact. */
import { entities } from "@limpid/entities";
import { FeatureExtractor, type HashSizes } from "../../packages/infer/src/features/extract-features.ts";
import { type ModelHeader, readModel, schemaOf } from "../../packages/infer/src/model/read-model.ts";
import { scoreClasses } from "../../packages/infer/src/model/score-classes.ts";
import { madeExample, realExamples } from "./build-examples.ts";
import { CLASSES, groupOf } from "./classes.ts";
import type { Example } from "./example-set.ts";
import { fitTemperatures } from "./fit-temperatures.ts";
import { joinNetworks } from "./join-networks.ts";
import { makeColumns } from "./made/make-columns.ts";
import { Network, type TrainOptions } from "./network.ts";
import type { LabelledRealColumn } from "./real-columns.ts";
import { splitFamilies } from "./split-families.ts";
import { encodeModel } from "./write-model.ts";

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
  training: { epochs: 4, rate: 0.04, dropout: 0.4, headerDropout: 0.15, smoothing: 0.01, firstSquare: 1e-4, seed: 1 },
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
  const extractor = new FeatureExtractor(entities, options.sizes);
  const made = [...makeColumns(options.perClass, options.training.seed)].map((column) =>
    madeExample(column, extractor),
  );
  const { train, held } = splitFamilies(real);
  const views = realExamples(train, extractor, options.realWeight);
  tell(`${made.length} made columns, ${views.length} views of real ones`);

  const network = trainTogether([...made, ...views], extractor.inputCount, options, tell);
  const uncalibrated: ModelHeader = {
    schema: schemaOf(recognisers, options.sizes),
    classes: CLASSES,
    recognisers,
    sizes: { ...options.sizes, ...network.sizes },
    temperatures: CLASSES.map(() => 1),
  };
  const calibration = held.length > 0 ? realExamples(held, extractor, 1) : madeForCalibration(extractor);
  const header = { ...uncalibrated, temperatures: calibrate(encodeModel(network, uncalibrated), calibration) };
  return { bytes: encodeModel(network, header), header, madeColumns: made.length, realViews: views.length };
}

function trainTogether(
  examples: readonly Example[],
  inputs: number,
  { hidden, networks, training }: ModelOptions,
  tell: (line: string) => void,
): Network {
  const trained = Array.from({ length: networks }, (_, index) => {
    const network = new Network({ inputs, hidden, classes: CLASSES.length });
    network.train(examples, { ...training, seed: training.seed + index }, tell);
    return network;
  });
  return joinNetworks(trained);
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
