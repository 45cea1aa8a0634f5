import { describe, expect, it } from "vitest";
import { writeModelFile } from "../format/model-file.ts";
import { Network } from "../learner/network.ts";
import { hashSchema, type ModelHeader, readColumnModel, writeColumnModel } from "./column-model.ts";

const SIZES = { values: 8, header: 4, inputs: 2, hidden: 1 };
const HEADER: ModelHeader = {
  schema: hashSchema([], SIZES),
  classes: ["email"],
  recognisers: [],
  sizes: SIZES,
  temperatures: [1],
};

describe("the column model", () => {
  it("comes back with its weights to eight bits, and rows of nearly nothing as zeros", () => {
    const network = new Network({ inputs: 2, hidden: 1, classes: 1 });
    network.inputWeights.set([-0.4, 1e-5]);
    network.outputWeights.set([3]);
    network.outputBias.set([0.25]);
    const { inputs, outputs, outputBias } = readColumnModel(writeColumnModel(network, HEADER));
    const [weight, nothing] = [...inputs.weights].map((value, row) => value * (inputs.scales[row] ?? 0));
    expect(weight).toBeCloseTo(-0.4, 2);
    expect(nothing).toBe(0);
    expect((outputs.weights[0] ?? 0) * (outputs.scales[0] ?? 0)).toBeCloseTo(3, 1);
    expect([...outputBias]).toEqual([0.25]);
  });

  it("refuses weights of other features", () => {
    const bytes = writeModelFile("column-classes", { ...HEADER, schema: "0" }, {});
    expect(() => readColumnModel(bytes)).toThrow("train it again");
  });
});
