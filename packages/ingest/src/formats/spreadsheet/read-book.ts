/** Reads the chosen sheet of a workbook, or of a page with tables, as a table. */
import type { FurtherTable, ReadBalance } from "@limpid/table";
import {
  type ClutterLine,
  type IngestChoices,
  type IngestedTable,
  type IngestOptions,
  type IngestOutcome,
  type IngestWarning,
  type Refused,
  refused,
} from "../../reader.ts";
import { addAmounts, measureRows, warnOfBalance } from "../../shape/balance.ts";
import { checkSize, inDigits } from "../../shape/limits.ts";
import { readGrid } from "../../shape/read-grid.ts";
import { describeSheetDoubt } from "../../shape/reading-doubts.ts";
import { documentParameters } from "../document-parameters.ts";
import { appendTables } from "./append-tables.ts";
import { type Area, readArea, writeArea } from "./area.ts";
import { chooseSheet, NOTE_NAMES } from "./choose-sheet.ts";
import { type DividedSheet, divideSheet } from "./divide-sheet.ts";
import { findFurther } from "./find-further.ts";
import type { Book, Sheet } from "./sheet.ts";
import { warnOfHidden } from "./warn-of-hidden.ts";

/** More lines far away are only counted. */
const MAX_STRAY_LINES = 1000;

export function readBook(book: Book, options: IngestOptions): IngestOutcome {
  const { choices } = options;
  const sheet = sheetToRead(book, choices);
  if (sheet === undefined) return refuseSheet(choices.sheet);
  const area = choices.area === undefined ? undefined : readArea(choices.area);
  if (choices.area !== undefined && area === undefined)
    return refused("no_table", `"${choices.area}" is no area of a sheet, such as B3:F40`);
  const outcome = readSheet(book, sheet, { ...options, area });
  if (outcome.kind === "refused" || choices.append === undefined) return outcome;
  return appendTables(outcome, choices.append, (name) => {
    const other = book.sheets.find((each) => each.name === name);
    const part = other === undefined ? readArea(name) : undefined;
    if (other === undefined && part === undefined) return refuseSheet(name);
    const { skiprows: _, headerRows: __, ...common } = choices;
    return readSheet(book, other ?? sheet, { ...options, choices: common, area: part });
  });
}

function sheetToRead({ sheets }: Book, { sheet }: IngestChoices): Sheet | undefined {
  return sheet === undefined ? chooseSheet(sheets) : sheets.find(({ name }) => name === sheet);
}

interface SheetOptions extends IngestOptions {
  readonly area: Area | undefined;
}

function readSheet(book: Book, sheet: Sheet, { limits, choices, area }: SheetOptions): IngestOutcome {
  const divided = divideSheet(sheet, area);
  const { main, isSplit } = divided;
  const width = main.rows.reduce((most, row) => Math.max(most, row.length), 0);
  const problem = checkSize(width, main.rows.length, limits);
  if (problem !== undefined) return problem;
  const parameters = documentParameters(book.fileType, book.encoding, sheet.name);
  const { headerRows } = main;
  const layout = { ...(headerRows !== undefined && { headerRows }), ...choices };
  const outcome = readGrid(main.rows, parameters, limits, layout, main.hints);
  if (outcome.kind === "refused") return outcome;
  const place = isSplit || area !== undefined ? { area: writeArea(main.area) } : {};
  const read = { ...outcome, choices: { ...outcome.choices, sheet: sheet.name, ...place } };
  const strays = strayLines(divided);
  const balance = balanceOf(read, sheet, divided);
  const tables = findFurther({ book, sheet, divided, read });
  const doubt = choices.sheet === undefined ? doubtSheet(read, tables) : {};
  const { confidence, alternatives = [] } = read.selectable;
  return {
    ...read,
    selectable: {
      entries: [],
      sheets: book.sheets.map(({ name }) => name),
      recordPaths: [],
      tables,
      balance,
      confidence: { ...confidence, ...doubt.confidence },
      alternatives: [
        ...alternatives.map((each) => ({ ...each, choices: { ...read.choices, ...each.choices } })),
        ...(doubt.alternatives ?? []),
      ],
    },
    clutter: [...read.clutter, ...strays].sort((one, other) => one.line - other.line),
    warnings: [
      ...sheet.notes.map(toWarning),
      ...(doubt.alternatives ?? []).map(({ other }) =>
        toWarning(`The sheet "${sheet.name}" was read, and "${other}" has more cells`),
      ),
      ...strayWarnings(divided),
      ...besideWarnings(tables),
      ...warnOfHidden(sheet, main.area),
      ...read.warnings,
      ...warnOfBalance(balance),
    ],
  };
}

/** Sheets with the same columns continue the table. */
function doubtSheet({ table, parameters }: IngestedTable, tables: readonly FurtherTable[]) {
  const others = tables.flatMap(({ rowCount, titles, choices: { sheet }, appends }) =>
    sheet === undefined || sheet === parameters.sheet || appends !== undefined || NOTE_NAMES.test(sheet)
      ? []
      : [{ sheet, cells: rowCount * titles.length }],
  );
  return describeSheetDoubt(parameters.sheet, table.rowCount * table.columns.length, others);
}

function refuseSheet(chosen: string | undefined): Refused {
  return chosen === undefined
    ? refused("empty", "The workbook has no visible sheet with data")
    : refused("no_table", `The workbook has no visible sheet named "${chosen}"`);
}

/** What is outside of the table's part of the sheet is left out, but for the lines that are kept as clutter. */
function balanceOf({ selectable }: IngestedTable, sheet: Sheet, divided: DividedSheet): ReadBalance {
  const { balance } = selectable;
  const file = measureRows(sheet.rows);
  const inside = measureRows(divided.main.rows);
  const kept = measureRows(keptStrays(divided).map(({ cells }) => cells));
  const outside = { rows: file.rows - inside.rows, characters: file.characters - inside.characters };
  return {
    file,
    table: balance?.table ?? inside,
    clutter: addAmounts(balance?.clutter ?? kept, { ...kept, rows: Math.min(kept.rows, outside.rows) }),
    leftOut: {
      rows: Math.max(0, outside.rows - kept.rows),
      characters: outside.characters - kept.characters,
    },
  };
}

function keptStrays({ strays }: DividedSheet): DividedSheet["strays"] {
  return strays.slice(0, MAX_STRAY_LINES);
}

function strayLines(divided: DividedSheet): ClutterLine[] {
  return keptStrays(divided).map(({ row, cells }) => ({ line: row + 1, text: cells.join("\t").trim() }));
}

function strayWarnings({ strays }: DividedSheet): IngestWarning[] {
  const count = strays.reduce((sum, { cells }) => sum + cells.filter((cell) => cell !== "").length, 0);
  if (count === 0) return [];
  return [toWarning(`Skipped ${count === 1 ? "1 cell" : `${inDigits(count)} cells`} far away from the table`)];
}

/** Other sheets are listed, but tables in the same one are easily overlooked. */
function besideWarnings(tables: readonly FurtherTable[]): IngestWarning[] {
  return tables.flatMap(({ place, titles, choices }) =>
    choices.area === undefined
      ? []
      : [toWarning(`Another table is in ${place} of the sheet and was skipped: ${titles.slice(0, 5).join(", ")}`)],
  );
}

function toWarning(message: string): IngestWarning {
  return { message, row: null };
}
