import { entities } from "@limpid/entities";
import { describe, expect, it } from "vitest";
import { ColumnClassifier } from "../../packages/infer/src/model/column-classifier.ts";
import { readModel } from "../../packages/infer/src/model/read-model.ts";
import { sampleOf } from "./build-examples.ts";
import { CLASSES, groupOf } from "./classes.ts";
import { madeClasses } from "./made/make-columns.ts";
import { DEFAULT_OPTIONS, type ModelOptions, trainModel } from "./train-model.ts";

const TINY: ModelOptions = {
  ...DEFAULT_OPTIONS,
  perClass: 3,
  hidden: 16,
  sizes: { values: 1024, header: 256 },
  training: { ...DEFAULT_OPTIONS.training, epochs: 3, rate: 0.1, dropout: 0 },
};

describe("training", () => {
  it("makes a model that tells plain columns apart, and the same one every time", () => {
    const { bytes } = trainModel([], TINY, () => undefined);
    const classifier = new ColumnClassifier(readModel(bytes));
    const best = (header: string, values: readonly string[]) => classifier.classify(sampleOf(header, values))[0]?.[0];
    expect(best("email", ["ann@example.org", "bob@example.com", "eve@example.net"])).toBe("email");
    expect(best("website", ["https://a.example.org/x", "https://b.example.com"])).toBe("url");
    expect(Buffer.from(trainModel([], TINY, () => undefined).bytes).equals(Buffer.from(bytes))).toBe(true);
  }, 60_000);
});

describe("the classes of the model", () => {
  it("are those that columns are made of", () => {
    expect(Object.keys(madeClasses).sort()).toEqual([...CLASSES].sort());
  });

  it("hold every registered class, in the same group", () => {
    for (const { id, group } of entities) expect(groupOf.get(id), id).toBe(group);
  });
});
