/**
 * Values that ran into the cell beside them: "Madison WI" in the city, and nothing in the state. Both cells are put
 * right when what is too much is a value that the blank column has elsewhere, and what is left is one of its own column.
 * Where the state says WI all the same, it is only repeated.
 */
import { codeOfText, type EncodedColumn, NO_DATA } from "../encoded/encoded-column.ts";
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
  const spills: Spill[] = [];
  const repeats: Repeat[] = [];
  const parts = splitTexts(column, neighbour);
  if (parts.size === 0) return { spills, repeats };
  for (let row = 0; row < column.codes.length; row++) {
    const part = parts.get(column.codes[row] ?? NO_DATA);
    if (part === undefined) continue;
    const beside = neighbour.codes[row] ?? NO_DATA;
    if (beside === NO_DATA && part.spill !== undefined) spills.push({ row, ...part.spill });
    else if (beside === part.code) repeats.push({ row, kept: part.repeat });
  }
  return { spills, repeats };
}

/** A text that ends in a value of the column beside it. */
interface Parts {
  /** Of what it ends in, in the neighbour. */
  readonly code: number;
  readonly spill: Omit<Spill, "row"> | undefined;
  readonly repeat: Finding;
}

/** By the code of the text. */
function splitTexts(column: EncodedColumn, neighbour: EncodedColumn): ReadonlyMap<number, Parts> {
  const parts = new Map<number, Parts>();
  for (const [own, text] of column.texts.entries()) {
    const [, kept = "", moved = ""] = text.length > LONGEST ? [] : (SEPARATED.exec(text) ?? []);
    const code = moved === "" ? NO_DATA : codeOfText(neighbour, moved);
    if (code === NO_DATA) continue;
    const prob = codeOfText(column, kept) === NO_DATA ? UNSURE : SURE;
    const repeated = `"${moved}" only repeats what the row says under ${neighbour.title}.`;
    const cells = neighbour.counts[code] ?? 0;
    const spill = cells >= LEAST_CELLS ? explainSpill({ kept, moved, prob, cells }, column, neighbour) : undefined;
    parts.set(own, { code, spill, repeat: { output: kept, prob, msg: repeated, rule: "rows.repeat" } });
  }
  return parts;
}

interface Spilt {
  readonly kept: string;
  readonly moved: string;
  readonly prob: number;
  readonly cells: number;
}

function explainSpill({ kept, moved, prob, cells }: Spilt, { title }: EncodedColumn, neighbour: EncodedColumn) {
  const msg = `"${moved}" belongs to ${neighbour.title}, where ${cells} other cells have it and this row has none.`;
  return {
    kept: { output: kept, prob, msg, rule: "rows.spill" },
    moved: { output: moved, prob, msg: `Taken from ${title}: ${msg}`, rule: "rows.spill" },
  } as const;
}
