/** Words what is found in too many cells to flag them, and was read and found not worth a question. */
import { TABLE_RULES, type TableRule } from "@limpid/table";
import type { Finding } from "./question-kind.ts";
import { wordCount } from "./sum-cells.ts";

export const NOT_FLAGGED = "Not flagged one by one:";

export function sayUnasked(cells: number, rule: TableRule): string {
  return `${NOT_FLAGGED} ${wordCount(cells, "cell", "cells")} (${titleInSentence(rule)}).`;
}

/** The titles of the rules of what was found, within a sentence. */
export function titlesInSentence(found: readonly Finding[]): string {
  return found.flatMap(({ rule }) => (rule === undefined ? [] : [titleInSentence(rule)])).join("; ");
}

function titleInSentence(rule: TableRule): string {
  const title = TABLE_RULES[rule];
  return title.charAt(0).toLowerCase() + title.slice(1);
}
