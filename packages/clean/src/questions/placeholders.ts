/** Values without a meaning: the first line of a drop-down, a date or number that a form puts in. */
import type { SeenValue } from "./asked-column.ts";
import type { QuestionKindDefinition } from "./question-kind.ts";
import { sumCells, wordCount } from "./sum-cells.ts";

/** A placeholder comes again. */
const MIN_CELLS = 2;
const PATTERNS: readonly RegExp[] = [
  /^[-–—_*.\s]{2,}(?:\p{L}[\p{L}\s]*[-–—_*.\s]{2,})?$/u,
  /^[<[(]?\s*(?:please )?(?:select|choose|pick)(?: (?:one|an? \p{L}+|\p{L}+))?\s*(?:\.{3}|…)?\s*[>\])]?$/iu,
  /^[<[(]?\s*bitte (?:aus)?wählen\s*(?:\.{3}|…)?\s*[>\])]?$/iu,
  /^(?:dd|mm|tt|jj|yy|yyyy|jjjj)(?:[./-](?:dd|mm|tt|yy|yyyy|jj|jjjj))+$/i,
  /^x{3,}$/i,
  /^(?:lorem ipsum|asdf\w*|qwert\w*)$/i,
];
/** What the usual library for thermometers of one wire says of one that does not answer. */
const LOST_SENSOR = /^-127(?:[.,]0+)?(?: ?°?C)?$/;
const DEFAULT_DAYS = /^(?:1900-01-0[01]|1970-01-01|1899-12-3[01]|9999-12-31|0001-01-01)\b/;

export const placeholders: QuestionKindDefinition = {
  kind: "placeholders",
  title: "Placeholders",
  about: "Values that a form puts in where nothing was chosen",
  seconds: 4,
  find({ quiet, entity }) {
    if (entity.role === "prose") return [];
    const found = quiet.filter((value) => value.cells >= MIN_CELLS && isPlaceholder(value, entity.id));
    return [{ family: "placeholders text", values: found.map(({ raw, cells }) => ({ raw, cells, proposed: "" })) }];
  },
  ask(found) {
    const values = found.flatMap((one) => one.values);
    const cells = sumCells(values);
    return {
      message: `${wordCount(cells, "cell seems", "cells seem")} to hold a placeholder: “${values[0]?.raw ?? ""}”.`,
      options: [{ id: "no_data", label: "Treat as no data" }],
      recommended: "no_data",
    };
  },
};

function isPlaceholder({ text, output }: SeenValue, classId: string): boolean {
  if (classId === "temperature" && LOST_SENSOR.test(text)) return true;
  return PATTERNS.some((pattern) => pattern.test(text)) || DEFAULT_DAYS.test(output ?? "");
}
