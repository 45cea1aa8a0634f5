import { describe, expect, it } from "vitest";
import { readModelFile, writeModelFile } from "./model-file.ts";

const FACTS = { features: ["length", "Größe"] };
const BLOCKS = {
  shares: Uint8Array.of(1, 2, 3),
  weights: Float64Array.of(0.1, -2.5),
  scales: Float32Array.of(0.5),
  rows: Int8Array.of(-127, 127),
};
const BYTES = writeModelFile("example", FACTS, BLOCKS);

describe("a model file", () => {
  it("gives back facts and numbers to the bit", () => {
    const { facts, block } = readModelFile<typeof FACTS>("example", BYTES);
    expect(facts).toEqual(FACTS);
    expect(block("shares", "uint8")).toEqual(BLOCKS.shares);
    expect(block("weights", "float64")).toEqual(BLOCKS.weights);
    expect(block("scales", "float32")).toEqual(BLOCKS.scales);
    expect(block("rows", "int8")).toEqual(BLOCKS.rows);
  });

  it.each([
    ["an array", new Uint8Array(BYTES.length + 3)],
    ["a buffer of Node", Buffer.alloc(BYTES.length + 3)],
  ])("may begin anywhere in %s", (_, larger) => {
    larger.set(BYTES, 3);
    expect(readModelFile("example", larger.subarray(3)).block("weights", "float64")).toEqual(BLOCKS.weights);
  });

  it.each([
    ["another file", Uint8Array.from([1, 2, 3, 4, 0, 0, 0, 0]), "Not a model"],
    ["another model", writeModelFile("other", {}, {}), 'Not the model "example"'],
    ["a file that is cut off", BYTES.subarray(0, BYTES.length - 1), "cut off"],
  ])("refuses %s", (_, bytes, message) => {
    expect(() => readModelFile("example", bytes)).toThrow(message);
  });

  it.each([
    ["is not there", "bias", "float64"],
    ["is of another type", "weights", "float32"],
  ] as const)("refuses a block that %s", (_, name, type) => {
    expect(() => readModelFile("example", BYTES).block(name, type)).toThrow(`no block "${name}"`);
  });
});
