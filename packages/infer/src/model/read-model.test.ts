import { describe, expect, it } from "vitest";
import { MAGIC, readModel, schemaOf } from "./read-model.ts";

const SIZES = { values: 8, header: 4, inputs: 1, hidden: 1 };
const HEADER = { schema: schemaOf([], SIZES), classes: ["email"], recognisers: [], sizes: SIZES, temperatures: [1] };

function artefact(header: object, body: readonly number[] = [224, 5, 0, 0, 0, 0, 232, 3, 0, 0, 128, 63]): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(header));
  const length = new Uint8Array(Uint32Array.of(json.length).buffer);
  return Uint8Array.from([...new TextEncoder().encode(MAGIC), ...length, ...json, ...body]);
}

describe("readModel", () => {
  it("reads rows with their scales, and biases", () => {
    const model = readModel(artefact(HEADER));
    expect([...model.inputs.weights, ...model.inputs.scales]).toEqual([5, 1]);
    expect([...model.outputs.weights, ...model.outputs.scales]).toEqual([3, 2]);
    expect([...model.outputBias]).toEqual([1]);
  });

  it.each([
    ["another file", Uint8Array.from([1, 2, 3, 4, 0, 0, 0, 0]), "Not a column model"],
    ["weights of other features", artefact({ ...HEADER, schema: "0" }), "train it anew"],
    ["a model that is cut off", artefact(HEADER, [224, 5]), "cut off"],
  ])("refuses %s", (_, bytes, message) => {
    expect(() => readModel(bytes)).toThrow(message);
  });
});
