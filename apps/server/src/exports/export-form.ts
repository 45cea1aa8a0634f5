/** The requested format of a file, and the ending of its name. */
import { type CallPart, EXPORT_EXTENSIONS, type ExportFormat } from "@limpid/contract";
import type { CsvOptions, ExportInput } from "@limpid/worker-protocol";
import { Problem } from "../problem.ts";
import type { ChosenRows } from "./chosen-rows.ts";

export type ExportForm = Pick<ExportInput, "format" | "escaping" | "badCells" | "csv"> & {
  /** All of them, when left out. */
  readonly rows?: ChosenRows;
};

export const USUAL_CSV: CsvOptions = { hasBom: false, delimiter: "comma", cells: "cleaned", hasFlags: false };

/** What other formats would leave out without a word. */
const OF_CSV = ["bom", "delimiter", "cells", "flags"] as const;

export function exportForm(format: ExportFormat, query: CallPart<"exportTable", "query">): ExportForm {
  const { escape: escaping = "none", bad_cells: badCells = "raw_column" } = query;
  const form = { format, escaping, badCells };
  if (format === "csv") {
    const {
      bom: hasBom = escaping === "excel",
      delimiter = "comma",
      cells = "cleaned",
      flags: hasFlags = false,
    } = query;
    return { ...form, csv: { hasBom, delimiter, cells, hasFlags } };
  }
  const given = OF_CSV.find((name) => query[name] !== undefined);
  if (given !== undefined) throw new Problem("invalid_request", `query/${given}: only CSV has it`);
  return { ...form, csv: USUAL_CSV };
}

/** What was never cleaned has neither. */
export function requireCleanedForm({ csv }: ExportForm): void {
  if (csv.cells !== "cleaned" || csv.hasFlags)
    throw new Problem("invalid_request", "The result of a query has no cells as they were read, and no flags");
}

export function exportSuffix({ format, escaping, badCells, csv, rows }: ExportForm): string {
  const parts = format === "csv" ? csvParts(escaping, csv) : [];
  const inTexts = format === "parquet" && badCells === "text_column" ? ["texts"] : [];
  const ofRows = rows === undefined ? [] : ["rows", rows.key];
  return `${[...ofRows, ...parts, ...inTexts].map((part) => `-${part}`).join("")}.${EXPORT_EXTENSIONS[format]}`;
}

/** Nothing of what is usual. */
function csvParts(escaping: ExportForm["escaping"], { hasBom, delimiter, cells, hasFlags }: CsvOptions): string[] {
  const isForExcel = escaping === "excel";
  return [
    ...(isForExcel ? ["excel"] : []),
    ...(hasBom === isForExcel ? [] : [hasBom ? "bom" : "plain"]),
    ...(delimiter === USUAL_CSV.delimiter ? [] : [delimiter]),
    ...(cells === USUAL_CSV.cells ? [] : [cells]),
    ...(hasFlags ? ["flags"] : []),
  ];
}
