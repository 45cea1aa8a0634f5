/** Joins networks side by side into one wider network whose scores are the mean of theirs. */
import { Network } from "./network.ts";

export function joinNetworks(networks: readonly Network[]): Network {
  const [first] = networks;
  if (first === undefined) throw new Error("There is no network to join");
  const { inputs, hidden, classes } = first.sizes;
  const joined = new Network({ inputs, hidden: hidden * networks.length, classes });
  networks.forEach((network, index) => {
    const target = { start: index * hidden, width: joined.sizes.hidden };
    copyRows(network.inputWeights, joined.inputWeights, { ...target, hidden, factor: 1 });
    copyRows(network.hiddenBias, joined.hiddenBias, { ...target, hidden, factor: 1 });
    copyRows(network.outputWeights, joined.outputWeights, { ...target, hidden, factor: 1 / networks.length });
    network.outputBias.forEach((bias, label) => {
      joined.outputBias[label] = (joined.outputBias[label] ?? 0) + bias / networks.length;
    });
  });
  return joined;
}

interface Placing {
  readonly start: number;
  readonly width: number;
  readonly hidden: number;
  readonly factor: number;
}

function copyRows(from: Float32Array, to: Float32Array, { start, width, hidden, factor }: Placing): void {
  for (let at = 0; at < from.length; at++) {
    const row = Math.floor(at / hidden);
    to[row * width + start + (at % hidden)] = (from[at] ?? 0) * factor;
  }
}
