/**
 * The law of shares: nothing that is found is dropped because there is too much of it. A share decides where the
 * product reports it, at the cell, in a question of the column or as the state of the column, and never whether.
 */
import { installLexicon } from "@limpid/lexicon";
import { isOpen } from "@limpid/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { cleanRange } from "./clean-range.ts";
import { NOT_FLAGGED } from "./questions/unasked.ts";
import { study } from "./study.ts";
import { DENSE_ERRORS, DENSE_ROWS, wrongRows } from "./testing/dense-errors.ts";
import { suiteGuesses, suiteTable } from "./testing/suite-table.ts";

const SHARES = [0.01, 0.03, 0.1, 0.2, 0.4];
/** The share of wrong cells. A few may come out as right values by chance. */
const ENOUGH = 0.9;

function isSaidAt(name: string, share: number): boolean {
  const { column, tableOf: suiteOf } = DENSE_ERRORS[name]!;
  const wrong = wrongRows(share);
  const columns = suiteOf((row) => wrong.has(row));
  const table = suiteTable(columns);
  const studied = study(table, suiteGuesses(columns));
  const clean = cleanRange(studied, table, { firstRow: 0, endRow: DENSE_ROWS });
  const index = columns.findIndex(({ title }) => title === column);
  const { verdicts, codes } = clean.columns[index]!;
  const { questions, limits } = studied.columns[index]!;
  if (limits.some((sentence) => sentence.startsWith(NOT_FLAGGED))) return true;
  const asked = new Set(questions.flatMap(({ values }) => values.flatMap(({ raw, proposed }) => [raw, proposed])));
  const said = [...wrong].filter((row) => {
    const verdict = verdicts[codes[row]!]!;
    return isOpen(verdict) || verdict.output !== verdict.raw || asked.has(verdict.raw);
  });
  return said.length >= ENOUGH * wrong.size;
}

let remove: () => void;
beforeAll(() => {
  remove = installLexicon();
});
afterAll(() => remove());

describe("an error is said at every share", () => {
  it.each(Object.keys(DENSE_ERRORS))("%s", (name) => {
    expect(SHARES.filter((share) => isSaidAt(name, share))).toEqual(SHARES);
  });
});
