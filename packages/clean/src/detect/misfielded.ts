/**
 * Values that ran into the cell beside them: "Madison WI" in the city, and nothing in the state. Both cells are put
 * right when what is too much is a value that the blank column has elsewhere, and what is left is one of its own column.
 * Where the state says WI all the same, it is only repeated.
 */
import { type EncodedColumn, NO_DATA } from "./encoded-column.ts";
import type { Finding, RowFindings } from "./finding.ts";

/** Cells that must hold the spilt value elsewhere. */
const LEAST_CELLS = 2;
const SURE = 0.96;
/** What is left may as well be no value of its column. */
const UNSURE = 0.5;
/** A column that repeats its neighbour in a larger share of its rows does so on purpose. */
const MOST_REPEATED = 0.1;
const SEPARATED = /^(.*[^\s,;/|-])[\s,;/|-]+([^\s,;/|-]+)$/su;
const LONGEST = 200;

export function findMisfielded(columns: readonly EncodedColumn[]): readonly RowFindings[] {
  const repairs = columns.map(() => new Map<number, Finding>());
  for (const [index, column] of columns.entries()) {
    for (const beside of [index + 1, index - 1]) {
      const neighbour = columns[beside];
      if (neighbour === undefined) continue;
      const { spills, repeats } = compareNeighbours(column, neighbour);
      for (const { row, kept, moved } of spills) {
        repairs[index]?.set(row, kept);
        repairs[beside]?.set(row, moved);
      }
      if (repeats.length > MOST_REPEATED * column.codes.length) continue;
      for (const { row, kept } of repeats) repairs[index]?.set(row, kept);
    }
  }
  return repairs;
}

interface Repeat {
  readonly row: number;
  readonly kept: Finding;
}

interface Spill extends Repeat {
  readonly moved: Finding;
}

function compareNeighbours(column: EncodedColumn, neighbour: EncodedColumn) {
  const own = countsByText(column);
  const others = countsByText(neighbour);
  const spills: Spill[] = [];
  const repeats: Repeat[] = [];
  for (let row = 0; row < column.codes.length; row++) {
    const code = column.codes[row] ?? NO_DATA;
    const beside = neighbour.codes[row] ?? NO_DATA;
    if (code === NO_DATA) continue;
    const [, kept = "", moved = ""] = SEPARATED.exec((column.texts[code] ?? "").slice(0, LONGEST)) ?? [];
    const cells = others.get(moved) ?? 0;
    const prob = own.has(kept) ? SURE : UNSURE;
    if (beside === NO_DATA && cells >= LEAST_CELLS) {
      const msg = `"${moved}" belongs to ${neighbour.title}, where ${cells} other cells have it and this row has none.`;
      spills.push({
        row,
        kept: { output: kept, prob, msg, rule: "rows.spill" },
        moved: { output: moved, prob, msg: `Taken from ${column.title}: ${msg}`, rule: "rows.spill" },
      });
    } else if (kept !== "" && moved === neighbour.texts[beside]) {
      const msg = `"${moved}" only repeats what the row says under ${neighbour.title}.`;
      repeats.push({ row, kept: { output: kept, prob, msg, rule: "rows.repeat" } });
    }
  }
  return { spills, repeats };
}

function countsByText({ texts, counts }: EncodedColumn): ReadonlyMap<string, number> {
  return new Map(texts.flatMap((text, code) => (code === NO_DATA ? [] : [[text, counts[code] ?? 0] as const])));
}
