/** Converts a cell of a workbook to text: nothing is rounded, and dates are not shown as serial numbers. */
import type { CellObject } from "@e965/xlsx";
import { serialText } from "./date-text.ts";
import { formatKind } from "./number-format.ts";
import { numberText, percentText } from "./number-text.ts";

/** Error codes of [MS-XLS] 2.5.10 BErr. Newer errors (#SPILL!, #CALC!) include their text. */
const ERRORS: Readonly<Record<number, string>> = {
  0: "#NULL!",
  7: "#DIV/0!",
  15: "#VALUE!",
  23: "#REF!",
  29: "#NAME?",
  36: "#NUM!",
  42: "#N/A",
  43: "#GETTING_DATA",
};

export function cellText(cell: CellObject, date1904: boolean): string {
  switch (cell.t) {
    case "n":
      return typeof cell.v === "number" ? formattedNumber(cell.v, cell, date1904) : "";
    case "b":
      return cell.v === true ? "TRUE" : "FALSE";
    case "e":
      return cell.w ?? ERRORS[Number(cell.v)] ?? "#ERROR!";
    case "z":
      return "";
    default:
      return String(cell.v ?? "");
  }
}

function formattedNumber(value: number, cell: CellObject, date1904: boolean): string {
  if (!Number.isFinite(value)) return "";
  const kind = formatKind(String(cell.z ?? "General"));
  switch (kind) {
    case "number":
      return numberText(value);
    case "percent":
      return percentText(value);
    case "mask":
      return Number.isInteger(value) && value >= 0 ? (cell.w ?? numberText(value)) : numberText(value);
    default:
      return serialText(value, kind, date1904);
  }
}
