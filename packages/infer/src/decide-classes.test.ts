import { tableFromRows } from "@limpid/table";
import { expect, it } from "vitest";
import { sampleTable } from "./column-sample.ts";
import { decideClasses, scoreByModel } from "./decide-classes.ts";

const ISINS = "US0378331005 CH0012032048 DE0007164600 GB0002634946 FR0000120271 JP3633400001".split(" ");
const table = tableFromRows(
  ["paper", "firm"],
  ISINS.map((isin) => [isin, "Water and Sons Ltd"]),
);

it("takes the codes of a class that the model has not learned for what their check digits prove", () => {
  const unlearned = decideClasses(
    sampleTable(table),
    [],
    (sample) => new Map([...scoreByModel(sample)].filter(([id]) => id !== "isin")),
  );
  const [paper, firm] = unlearned;
  expect(paper).toMatchObject({ predictedClass: "isin", name: "Security number (ISIN)" });
  expect(paper!.classP).toBeGreaterThan(0.9);
  expect(paper).not.toHaveProperty("cleanedAs");
  expect(firm!.predictedClass).toBe("organization");
  const probabilities = Object.values(paper!.allProbs);
  expect(probabilities.reduce((total, probability) => total + probability, 0)).toBeCloseTo(1);
});
