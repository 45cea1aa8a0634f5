/** Asks about the values that others of the column contradict, if there are too many for a flag at each cell. */
import { groupBy } from "./group-by.ts";
import { shorten } from "./other-kind.ts";
import type { Finding, QuestionKindDefinition } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";
import { titlesInSentence } from "./unasked.ts";

export const slips: QuestionKindDefinition = {
  kind: "slips",
  title: "Likely slips",
  about: "Values that contradict the rest of the column, and that are too many to be looked at one by one",
  seconds: 5,
  find(column) {
    return [...groupBy(column.quiet, ({ many }) => many?.rule)].map(
      ([rule, values]): Finding => ({
        family: `slips ${rule}`,
        rule,
        values: values.map(({ raw, cells, many }) => ({ raw, cells, proposed: many?.output ?? null })),
      }),
    );
  },
  ask(found) {
    const values = found.flatMap((one) => one.values);
    const cells = sumCells(values);
    const [first] = values;
    const isMended = values.some(({ proposed }) => proposed !== null);
    const isUnlike = found.every(({ rule }) => rule === "code.shape");
    const have = wordCount(cells, "cell seems", "cells seem");
    return {
      message: `${have} mistaken, such as “${shorten(first?.raw ?? "")}”: ${titlesInSentence(found)}.`,
      options: [
        ...(isMended ? [{ id: "accept", label: "Accept all suggestions" } as const] : []),
        ...(isUnlike ? [{ id: "no_data", label: "Treat as no data", loses: "what these cells say" } as const] : []),
      ],
      recommended: isMended ? "accept" : "leave",
    };
  },
};
