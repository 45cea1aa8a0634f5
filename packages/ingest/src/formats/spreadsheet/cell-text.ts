/** What a cell of a workbook says, as text: nothing is rounded, and dates are dates and no serial numbers. */
import { type CellObject, SSF } from "@e965/xlsx";

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
      return typeof cell.v === "number" ? numberText(cell.v, cell, date1904) : "";
    case "b":
      return cell.v === true ? "TRUE" : "FALSE";
    case "e":
      return ERRORS[Number(cell.v)] ?? cell.w ?? "#ERROR!";
    case "z":
      return "";
    default:
      return String(cell.v ?? "");
  }
}

function numberText(value: number, cell: CellObject, date1904: boolean): string {
  const format = String(cell.z ?? "General");
  const shown = cell.w ?? String(value);
  if (/^0{2,}$/.test(format)) return shown;
  if (SSF.is_date(format)) return dateText(value, format, date1904) ?? shown;
  if (/%/.test(format.replace(/"[^"]*"|\\./g, ""))) return `${fullDigits(value * 100)}%`;
  return fullDigits(value);
}

/** Excel itself holds 15 digits; what is beyond is noise of binary fractions. */
function fullDigits(value: number): string {
  return String(Number(value.toPrecision(15)));
}

/** ISO 8601, as far as the format shows: date, time, or both. Elapsed times such as [h]:mm are none of these. */
function dateText(value: number, format: string, date1904: boolean): string | undefined {
  if (/\[(?:h+|m+|s+)\]/i.test(format) || value < 0) return undefined;
  const parts = SSF.parse_date_code(value, { date1904 });
  if (parts === null || parts === undefined) return undefined;
  const time = `${pad(parts.H)}:${pad(parts.M)}:${pad(parts.S)}`;
  if (value < 1 && !/[yd]/i.test(stripLiterals(format))) return time;
  if (parts.d === 0) return undefined;
  const date = `${pad(parts.y, 4)}-${pad(parts.m)}-${pad(parts.d)}`;
  return time === "00:00:00" ? date : `${date}T${time}`;
}

function stripLiterals(format: string): string {
  return format.replace(/"[^"]*"|\\.|\[[^\]]*\]/g, "");
}

function pad(number: number, length = 2): string {
  return String(number).padStart(length, "0");
}
