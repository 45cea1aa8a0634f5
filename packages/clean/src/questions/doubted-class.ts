/** A column whose class refuses much of it, or of which another class explains as much and more. */

import { explained, shorten } from "./other-kind.ts";
import type { QuestionKindDefinition } from "./question-kind.ts";
import { sumCells } from "./sum-cells.ts";

/** The class leaves so large a share of the cells unexplained that it may be another one. */
const UNEXPLAINED = 0.5;
/** A class that explains less is not worth a question. */
const IMPLAUSIBLE = 0.25;

export const doubtedClass: QuestionKindDefinition = {
  kind: "class",
  title: "Class",
  about: "The class does not fit much of the column, so that no value of it is judged",
  seconds: 8,
  find(column) {
    const { quiet, entity, guess, isClassDoubtful } = column;
    if ((!isClassDoubtful && guess.cleanedAs === undefined) || guess.isChosen === true || entity.takesAnyText)
      return [];
    const share = explained(column);
    if (share >= UNEXPLAINED || share < IMPLAUSIBLE) return [];
    const refused = quiet.filter(({ outcome }) => outcome.kind === "invalid");
    return [
      {
        family: guess.cleanedAs === undefined ? "class doubted" : "class replaced",
        values: refused.map(({ raw, cells }) => ({ raw, cells, proposed: null })),
      },
    ];
  },
  ask(found, { entity, cells }) {
    const values = found.flatMap((one) => one.values);
    const refused = sumCells(values);
    const [first] = values;
    const example = first === undefined ? "" : `, such as “${shorten(first.raw)}”`;
    return {
      message: `Is this “${entity.title}”? ${refused.toLocaleString("en")} of ${cells.toLocaleString("en")} cells do not fit${example}.`,
      options: [],
      recommended: "leave",
    };
  },
};
