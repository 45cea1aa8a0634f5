/**
 * Values that ran into the cell beside them: "Madison WI" in the city, and nothing in the state. Both cells are put
 * right when what is too much is a value that the blank column has elsewhere, and what is left is one of its own column.
 */
import { type CodedColumn, NO_DATA } from "./coded-column.ts";
import type { Repair, RowRepairs } from "./repair.ts";

/** Cells that must hold the spilt value elsewhere. */
const LEAST_CELLS = 2;
const SURE = 0.96;
/** What is left may as well be no value of its column. */
const UNSURE = 0.5;
const SEPARATED = /^(.*[^\s,;/|-])[\s,;/|-]+([^\s,;/|-]+)$/su;
const LONGEST = 200;

export function findSpills(columns: readonly CodedColumn[]): readonly RowRepairs[] {
  const repairs = columns.map(() => new Map<number, Repair>());
  for (const [index, column] of columns.entries()) {
    for (const beside of [index + 1, index - 1]) {
      const blank = columns[beside];
      const [ofColumn, ofBlank] = [repairs[index], repairs[beside]];
      if (blank === undefined || ofColumn === undefined || ofBlank === undefined) continue;
      for (const spill of spillsInto(column, blank)) {
        ofColumn.set(spill.row, spill.kept);
        ofBlank.set(spill.row, spill.moved);
      }
    }
  }
  return repairs;
}

interface Spill {
  readonly row: number;
  readonly kept: Repair;
  readonly moved: Repair;
}

function spillsInto(column: CodedColumn, blank: CodedColumn): readonly Spill[] {
  const own = countsByText(column);
  const others = countsByText(blank);
  const spills: Spill[] = [];
  for (let row = 0; row < column.codes.length; row++) {
    const code = column.codes[row] ?? NO_DATA;
    if (code === NO_DATA || blank.codes[row] !== NO_DATA) continue;
    const [, kept = "", moved = ""] = SEPARATED.exec((column.texts[code] ?? "").slice(0, LONGEST)) ?? [];
    const cells = others.get(moved) ?? 0;
    if (cells < LEAST_CELLS) continue;
    const prob = own.has(kept) ? SURE : UNSURE;
    const msg = `"${moved}" belongs to ${blank.title}, where ${cells} other cells have it and this row has none.`;
    spills.push({
      row,
      kept: { output: kept, prob, msg, rule: "rows.spill" },
      moved: { output: moved, prob, msg: `Taken from ${column.title}: ${msg}`, rule: "rows.spill" },
    });
  }
  return spills;
}

function countsByText({ texts, counts }: CodedColumn): ReadonlyMap<string, number> {
  return new Map(texts.flatMap((text, code) => (code === NO_DATA ? [] : [[text, counts[code] ?? 0] as const])));
}
