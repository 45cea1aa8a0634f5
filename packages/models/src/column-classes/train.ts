/**
 * Trains the column model: networks with different seeds side by side, then a temperature for each group of classes.
 */
import type { Example } from "../learner/example.ts";
import { fitTemperatures } from "../learner/fit-temperatures.ts";
import { joinNetworks } from "../learner/join-networks.ts";
import { Network, type TrainOptions } from "../learner/network.ts";
import { hashSchema, type ModelHeader, readColumnModel, writeColumnModel } from "./column-model.ts";
import type { HashSizes } from "./features.ts";
import { scoreClasses } from "./score-classes.ts";

export interface ColumnTraining {
  /** Classes with the group that shares a temperature. */
  readonly classes: readonly (readonly [id: string, group: string])[];
  readonly recognisers: readonly string[];
  readonly inputs: number;
  readonly sizes: HashSizes;
  /** Hidden units of each network. */
  readonly hidden: number;
  /** Number of networks with different seeds. Side by side they make fewer errors than one. */
  readonly networks: number;
  readonly training: TrainOptions;
}

interface Trained {
  readonly bytes: Uint8Array;
  readonly header: ModelHeader;
}

export function trainColumnModel(
  examples: readonly Example[],
  calibration: readonly Example[],
  { classes, recognisers, sizes, ...options }: ColumnTraining & { readonly tell: (line: string) => void },
): Trained {
  const network = trainTogether(examples, { ...options, classes: classes.length });
  const uncalibrated: ModelHeader = {
    schema: hashSchema(recognisers, sizes),
    classes: classes.map(([id]) => id),
    recognisers,
    sizes: { ...sizes, inputs: network.sizes.inputs, hidden: network.sizes.hidden },
    temperatures: classes.map(() => 1),
  };
  const scored = scoreAll(writeColumnModel(network, uncalibrated), calibration);
  const temperatures = fitTemperatures(
    scored,
    classes.map(([, group]) => group),
  ).map((temperature) => Number(temperature.toFixed(4)));
  const header = { ...uncalibrated, temperatures };
  return { bytes: writeColumnModel(network, header), header };
}

interface Together extends Omit<ColumnTraining, "classes" | "recognisers" | "sizes"> {
  readonly classes: number;
  readonly tell: (line: string) => void;
}

function trainTogether(examples: readonly Example[], options: Together): Network {
  const { inputs, hidden, classes, training, tell } = options;
  const trained = Array.from({ length: options.networks }, (_, index) => {
    const network = new Network({ inputs, hidden, classes });
    network.train(examples, { ...training, seed: training.seed + index }, tell);
    return network;
  });
  return joinNetworks(trained);
}

/** Scores with the eight-bit weights, because the product uses those. */
function scoreAll(bytes: Uint8Array, examples: readonly Example[]) {
  const model = readColumnModel(bytes);
  return examples.map(({ indices, values, withoutHeader, labels, weight }) => {
    const features = { indices: [...indices], values: [...values], withoutHeader };
    return { scores: scoreClasses(model, features), labels, weight };
  });
}
