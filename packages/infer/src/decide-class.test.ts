import type { ColumnSample } from "@limpid/models";
import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleTable } from "./column-sample.ts";
import { decideClass, scoreByModel } from "./decide-class.ts";

const ISINS = "US0378331005 CH0012032048 DE0007164600 GB0002634946 FR0000120271 JP3633400001".split(" ");
const table = tableFromRows(
  ["paper", "firm"],
  ISINS.map((isin) => [isin, "Water and Sons Ltd"]),
);

it("takes the codes of a class that the model has not learned for what their check digits prove", () => {
  const unlearned = (sample: ColumnSample) => new Map([...scoreByModel(sample)].filter(([id]) => id !== "isin"));
  const [paper, firm] = sampleTable(table).map((sample) => decideClass(sample, unlearned));
  expect(paper).toMatchObject({ predictedClass: "isin", name: "Security number (ISIN)" });
  expect(paper!.classP).toBeGreaterThan(0.9);
  expect(paper).not.toHaveProperty("cleanedAs");
  expect(firm!.predictedClass).toBe("organization");
  const probabilities = Object.values(paper!.allProbs);
  expect(probabilities.reduce((total, probability) => total + probability, 0)).toBeCloseTo(1);
});
