import { describe, expect, it } from "vitest";
import { makeRecogniser } from "../../packages/infer/src/recognise-values.ts";
import { ColumnClassifier } from "../../packages/models/src/column-classes/column-classifier.ts";
import { readColumnModel } from "../../packages/models/src/column-classes/column-model.ts";
import { toSample } from "./build-examples.ts";
import { CLASSES } from "./classes.ts";
import { madeClasses } from "./made/make-columns.ts";
import { DEFAULT_OPTIONS, type ModelOptions, trainModel } from "./train-model.ts";

const SMALL: ModelOptions = {
  ...DEFAULT_OPTIONS,
  perClass: 6,
  hidden: 24,
  networks: 1,
  sizes: { values: 1024, header: 256 },
  training: { ...DEFAULT_OPTIONS.training, epochs: 6, dropout: 0 },
};
const TINY: ModelOptions = { ...SMALL, perClass: 1, networks: 2, training: { ...SMALL.training, epochs: 1 } };

describe("training", () => {
  it("makes a model that tells plain columns apart", () => {
    const classifier = new ColumnClassifier(
      readColumnModel(trainModel([], SMALL, () => undefined).bytes),
      makeRecogniser,
    );
    const best = (header: string, values: readonly string[]) => classifier.classify(toSample(header, values))[0]?.[0];
    expect(best("email", ["ann@example.org", "bob@example.com", "eve@example.net"])).toBe("email");
    expect(best("url", ["https://a.example.org/x", "https://b.example.com/y"])).toBe("url");
    expect(best("active", ["true", "false"])).toBe("boolean");
  });

  it("makes the same model every time", () => {
    const [first, second] = [1, 2].map(() => Buffer.from(trainModel([], TINY, () => undefined).bytes));
    expect(first?.equals(second ?? Buffer.of())).toBe(true);
  });
});

describe("the classes of the model", () => {
  it("are those that columns are made of", () => {
    expect(Object.keys(madeClasses).sort()).toEqual([...CLASSES].sort());
  });
});
