import { expect, it } from "vitest";
import { toExample } from "./example.ts";
import { joinNetworks } from "./join-networks.ts";
import { Network } from "./network.ts";

const EXAMPLE = toExample({ indices: [0, 2], values: [1, 0.5], withoutHeader: 2 }, [1], 1);
const OPTIONS = { epochs: 3, rate: 0.1, dropout: 0, headerDropout: 0, smoothing: 0, firstSquare: 1e-3 };

it("scores as the mean of the networks that were joined", () => {
  const networks = [1, 2].map((seed) => {
    const network = new Network({ inputs: 3, hidden: 4, classes: 2 });
    network.train([EXAMPLE], { ...OPTIONS, seed }, () => undefined);
    return network;
  });
  const [first, second] = networks.map((network) => [...network.score(EXAMPLE, true)]);
  const mean = (first ?? []).map((score, label) => (score + (second?.[label] ?? 0)) / 2);
  const joined = [...joinNetworks(networks).score(EXAMPLE, true)];
  for (const [label, score] of joined.entries()) expect(score).toBeCloseTo(mean[label] ?? 0, 4);
});
