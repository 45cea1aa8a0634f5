/**
 * Keys that stand twice in a column where nearly every value stands once. Which of the two rows is wrong the column
 * cannot tell: both are shown, and nothing is offered.
 */
import { defineValueDetector } from "../detector.ts";

/** Fewer cells do not show that all are meant to differ: of twenty that do, up to 15 % may repeat by the rule of three. */
const MIN_CELLS = 20;
/** If more cells repeat, the column asks. At half of it most are not found. If more than the other share do, it holds no keys. */
const MAX_REPEATED = 0.03;
const MAX_ASKED = 0.6;
/** The wrong value and the right one. */
const TWICE = 2;
/** Less than a change needs: one of the two is right. */
const PROBABILITY = 0.5;

type Feature = "cells" | "repeats" | "most";

export const repeatedKeys = defineValueDetector<Feature>({
  name: "repeated keys",
  about: "An ID that appears twice in a column of unique IDs",
  source: "Unique constraints of databases; Great Expectations, expect_column_values_to_be_unique",
  rules: { "keys.repeated": "propose" },
  features: {
    cells: "cells of the column that hold a key",
    repeats: "cells whose key appears in another cell as well",
    most: "cells of the key that is repeated most often",
  },
  *detect(columns) {
    for (const [column, { role, type, values }] of columns.entries()) {
      if (role !== "code" || type !== "text") continue;
      const repeated: number[] = [];
      let [cells, repeats, most] = [0, 0, 0];
      values.forEach(({ count }, value) => {
        cells += count;
        if (count === 1) return;
        repeated.push(value);
        repeats += count;
        most = Math.max(most, count);
      });
      const explain = () => `This value appears twice; ${cells - repeats} other values are unique.`;
      for (const value of repeated)
        yield {
          kind: "value",
          column,
          value,
          output: null,
          rule: "keys.repeated",
          features: { cells, repeats, most },
          explain,
        };
    }
  },
  probability: ({ cells, repeats, most }) =>
    cells < MIN_CELLS || repeats > MAX_REPEATED * cells || most > TWICE ? 0 : PROBABILITY,
  isMany: ({ cells, repeats }) => cells >= MIN_CELLS && repeats <= MAX_ASKED * cells,
});
