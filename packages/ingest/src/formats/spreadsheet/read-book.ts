/** Reads the chosen sheet of a workbook, or of a page with tables, as a table. */

import { type IngestOptions, type IngestOutcome, type IngestWarning, refused } from "../../reader.ts";
import { checkSize, inDigits } from "../../shape/limits.ts";
import { readGrid } from "../../shape/read-grid.ts";
import { documentParameters } from "../document-parameters.ts";
import { chooseSheet } from "./choose-sheet.ts";
import type { Book } from "./sheet.ts";
import { trimSheet } from "./trim-sheet.ts";

export function readBook({ fileType, encoding, sheets }: Book, { limits, choices }: IngestOptions): IngestOutcome {
  const sheet = choices.sheet === undefined ? chooseSheet(sheets) : sheets.find(({ name }) => name === choices.sheet);
  if (sheet === undefined) return refuseSheet(choices.sheet);
  const { rows, hints, strays } = trimSheet(sheet);
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const problem = checkSize(width, rows.length, limits);
  if (problem !== undefined) return problem;
  const outcome = readGrid(rows, documentParameters(fileType, encoding, sheet.name), limits, choices, hints);
  if (outcome.kind === "refused") return outcome;
  return {
    ...outcome,
    choices: { ...outcome.choices, sheet: sheet.name },
    selectable: { entries: [], sheets: sheets.map(({ name }) => name), recordPaths: [] },
    warnings: [...sheet.notes.map(toWarning), ...strayWarnings(strays), ...outcome.warnings],
  };
}

function refuseSheet(chosen: string | undefined): IngestOutcome {
  return chosen === undefined
    ? refused("empty", "The workbook has no visible sheet with data")
    : refused("no_table", `The workbook has no visible sheet named "${chosen}"`);
}

function strayWarnings(strays: number): IngestWarning[] {
  if (strays === 0) return [];
  const cells = strays === 1 ? "1 cell" : `${inDigits(strays)} cells`;
  return [toWarning(`Skipped ${cells} far away from the table`)];
}

function toWarning(message: string): IngestWarning {
  return { message, row: null };
}
