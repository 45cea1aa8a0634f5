/**
 * Determines from a number format whether a number is a date, a share, or a code with leading zeros (ECMA-376 part 1,
 * §18.8.31).
 */
import { SSF } from "@e965/xlsx";

export type FormatKind = "number" | "date" | "time" | "datetime" | "duration" | "percent" | "mask";

const LITERALS = /"[^"]*"|\\.|[_*]./g;
const BRACKETS = /\[[^\]]*\]/g;
const ELAPSED = /\[(?:h+|m+|s+)\]/i;
const HALF_DAYS = /am\/pm|a\/p/gi;
/** Formats that always show all digits without rounding or grouping: 00000, 000-00-0000, (000) 000-0000. */
const MASK = /^[0\s()/-]*00[0\s()/-]*$/;

const kinds = new Map<string, FormatKind>();
/** A workbook has some hundred formats; a hostile one may have millions. */
const MAX_KEPT = 10_000;

export function formatKind(format: string): FormatKind {
  const known = kinds.get(format);
  if (known !== undefined) return known;
  const kind = readFormat(format);
  if (kinds.size < MAX_KEPT) kinds.set(format, kind);
  return kind;
}

function readFormat(format: string): FormatKind {
  const section = format.replace(LITERALS, "").split(";", 1)[0] ?? "";
  if (ELAPSED.test(section)) return "duration";
  const codes = section.replace(BRACKETS, "");
  if (SSF.is_date(format)) return dateKind(codes.replace(HALF_DAYS, "h"));
  if (codes.includes("%")) return "percent";
  return MASK.test(codes) && MASK.test(unescaped(format)) ? "mask" : "number";
}

/** The letter m means minutes beside h or s, and months otherwise. */
function dateKind(codes: string): FormatKind {
  const hasTime = /[hs]/i.test(codes);
  if (/[yde]/i.test(codes)) return hasTime ? "datetime" : "date";
  return hasTime ? "time" : "date";
}

function unescaped(format: string): string {
  return (format.split(";", 1)[0] ?? "").replace(/\\(.)|"([^"]*)"/g, "$1$2").replace(BRACKETS, "");
}
