/**
 * A column that holds the values of two others in one text, such as the whole name beside first name and surname, says
 * in which order these stand. Where it bears out a row as it is, nothing was swapped in it.
 */
import { type Table, textAt } from "@limpid/table";
import type { RowFindings } from "./detector.ts";

const SWAP = "rows.swap";
/** Rows of which a column is asked whether it holds both values, and how many it must. */
const MAX_ASKED = 200;
const MOST = 0.8;

/** Findings by the index of the column. */
type Findings = ReadonlyMap<number, RowFindings>;

/** Two columns side by side, of which values are thought to be swapped. */
interface Pair {
  readonly left: number;
  readonly right: number;
}

/** The whole texts hold the left value before the right one, or behind it. */
interface Witness {
  readonly column: number;
  readonly isLeftFirst: boolean;
}

/** Drops the findings on swapped values that a column of whole names contradicts. */
export function withoutDeniedSwaps(table: Table, findings: Findings): Findings {
  const denied = pairsOf(findings).flatMap((pair) => {
    const witnesses = findWitnesses(table, pair);
    return swappedRows(findings, pair).flatMap((row) =>
      witnesses.some((witness) => bearsOut(table, pair, witness, row))
        ? [`${pair.left} ${row}`, `${pair.right} ${row}`]
        : [],
    );
  });
  if (denied.length === 0) return findings;
  const gone = new Set(denied);
  return new Map(
    [...findings].map(([column, of]) => [
      column,
      new Map([...of].filter(([row, { rule }]) => rule !== SWAP || !gone.has(`${column} ${row}`))),
    ]),
  );
}

function pairsOf(findings: Findings): readonly Pair[] {
  return [...findings.keys()].flatMap((left) => {
    const pair = { left, right: left + 1 };
    return swappedRows(findings, pair).length > 0 ? [pair] : [];
  });
}

function swappedRows(findings: Findings, { left, right }: Pair): readonly number[] {
  const others = findings.get(right);
  return [...(findings.get(left) ?? [])].flatMap(([row, { rule }]) =>
    rule === SWAP && others?.get(row)?.rule === SWAP ? [row] : [],
  );
}

function findWitnesses(table: Table, pair: Pair): readonly Witness[] {
  return table.columns.flatMap((_, column) => {
    if (column === pair.left || column === pair.right) return [];
    return [true, false].flatMap((isLeftFirst) => {
      const witness = { column, isLeftFirst };
      return holdsBoth(table, pair, witness) ? [witness] : [];
    });
  });
}

function holdsBoth(table: Table, pair: Pair, witness: Witness): boolean {
  const step = Math.max(1, Math.floor(table.rowCount / MAX_ASKED));
  let [asked, held] = [0, 0];
  for (let row = 0; row < table.rowCount; row += step) {
    if (wordsAt(table, witness.column, row) === "") continue;
    asked++;
    if (bearsOut(table, pair, witness, row)) held++;
  }
  return held > 0 && held >= MOST * asked;
}

function bearsOut(table: Table, { left, right }: Pair, { column, isLeftFirst }: Witness, row: number): boolean {
  const [one, other] = [wordsAt(table, left, row), wordsAt(table, right, row)];
  if (one === "" || other === "") return false;
  const whole = wordsAt(table, column, row);
  return isLeftFirst
    ? whole.startsWith(`${one} `) && whole.endsWith(` ${other}`)
    : whole.startsWith(`${other} `) && whole.endsWith(` ${one}`);
}

/** In small letters, a blank between two. */
function wordsAt({ columns }: Table, index: number, row: number): string {
  const column = columns[index];
  const words =
    column === undefined
      ? []
      : (textAt(column, row)
          .toLowerCase()
          .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  return words.join(" ");
}
