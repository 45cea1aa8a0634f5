/** The name of a weekday. It adds nothing to a date but agrees with it or not, which ranks readings. */
import { makePiece } from "../plan.ts";
import { type Rule, sensesAt } from "./rule.ts";

export const weekdayName: Rule = {
  name: "weekday",
  propose: (line, at) => {
    const { senses, next } = sensesAt(line, at, "weekday");
    return senses.map((sense) =>
      makePiece({
        rule: "weekday",
        next,
        fixed: { weekday: sense.value },
        languages: sense.languages,
        needs: ["month", "day"],
      }),
    );
  },
};
