/** Words that dates are written with and that state nothing: of, de, um, kl. */
import { makePiece } from "../plan.ts";
import { type Rule, sensesAt } from "./rule.ts";

const WEIGHT = 0.97;

export const fillerWord: Rule = {
  name: "filler-word",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "filler");
    return senses.length > 0 ? [makePiece({ rule: "filler-word", next, weight: WEIGHT })] : [];
  },
};
