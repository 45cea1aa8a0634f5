/** Joins several header rows into one name per column: `2019 / Q1`. */

import { isFilled } from "@limpid/text";
import { isUnitCell } from "./cell-look.ts";
import type { Merge, Rows } from "./layout.ts";

const JOINT = " / ";

/** `top` is the index of the first of the rows in the file or sheet, which the merges count from. */
export function joinNames(header: Rows, merges: readonly Merge[] = [], top = 0): string[] {
  const rows = header.filter((row) => row.some(isFilled));
  if (rows.length < 2) return [...(rows[0] ?? [])];
  const width = Math.max(...header.map((row) => row.length));
  const spread = header.map((row, index) =>
    spreadRow(row, header.slice(index + 1), width, mergesAt(merges, top + index)),
  );
  return Array.from({ length: width }, (_, column) => joinParts(spread.map((row) => row[column] ?? "")));
}

function joinParts(parts: readonly string[]): string {
  const different = parts.filter(
    (part, index) => isFilled(part) && parts.findIndex((other) => other.trim() === part.trim()) === index,
  );
  return different.reduce((name, part) => {
    if (name === "") return part.trim();
    return /^\s*[[(]/.test(part) && isUnitCell(part) ? `${name} ${part.trim()}` : name + JOINT + part.trim();
  }, "");
}

/** The name of a group is above its first column; it is repeated for the next ones as far as there are names below. */
function spreadRow(row: readonly string[], below: Rows, width: number, merges: readonly Merge[]): string[] {
  let group = "";
  return Array.from({ length: width }, (_, column) => {
    const cell = row[column] ?? "";
    const merge = merges.find((each) => column >= each.column && column < each.column + each.columns);
    if (merge !== undefined) return row[merge.column] ?? "";
    if (isFilled(cell)) {
      group = cell;
      return cell;
    }
    const hasNameBelow = below.some((other) => isFilled(other[column] ?? ""));
    return hasNameBelow && merges.length === 0 ? group : "";
  });
}

function mergesAt(merges: readonly Merge[], row: number): Merge[] {
  return merges.filter((merge) => merge.row === row && merge.columns > 1);
}
