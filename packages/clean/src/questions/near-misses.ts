/** Values that miss the class by little, so that it can say what is meant: many of them are taken or left together. */
import { isOpen } from "@limpid/table";
import type { SeenValue } from "./asked-column.ts";
import type { QuestionKindDefinition } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";

/** A number says something else without its unit. */
const UNIT = /\d\s*[\p{L}\p{Sc}%°]|[\p{L}\p{Sc}]\s*\d/u;
const NUMBER = /^[-+]?[\d.,]+$/;
/** Fewer cells are looked at one by one. */
const MIN_CELLS = 3;

export const nearMisses: QuestionKindDefinition = {
  kind: "near_misses",
  title: "Near misses",
  about: "Values that the class refuses and can mend, such as addresses with two at signs",
  seconds: 3,
  find({ values, entity }) {
    const missed = values.filter(({ verdict, outcome }) => outcome.kind === "invalid" && isMissed(verdict, entity.id));
    const cells = sumCells(missed);
    if (cells < MIN_CELLS) return [];
    return [{ family: `near_misses ${entity.group}`, values: missed.map(toAsked) }];
  },
  ask(found, { entity }) {
    const values = found.flatMap((one) => one.values);
    const cells = sumCells(values);
    return {
      message: `${wordCount(cells, "cell nearly fits", "cells nearly fit")} “${entity.title}”.`,
      options: [{ id: "accept", label: "Accept all suggestions" }],
      recommended: "accept",
    };
  },
};

function isMissed(verdict: SeenValue["verdict"], id: string): boolean {
  const output = verdict.alternatives[0]?.output ?? "";
  const losesUnit = UNIT.test(verdict.raw) && NUMBER.test(output);
  return isOpen(verdict) && verdict.rule === `${id}.invalid` && output !== "" && !losesUnit;
}

function toAsked({ raw, cells, verdict }: SeenValue) {
  return { raw, cells, proposed: verdict.alternatives[0]?.output ?? null };
}
