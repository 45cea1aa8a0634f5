/** Lists the tables of a workbook that were not read, with the choices that open or append them. */
import type { FurtherTable, IngestChoices } from "@limpid/table";
import { hasText } from "@limpid/text";
import type { IngestedTable } from "../../reader.ts";
import { findLayout } from "../../shape/find-layout.ts";
import { nameColumns } from "../../shape/titles.ts";
import { writeArea } from "./area.ts";
import { type DividedSheet, divideSheet, type SheetPart } from "./divide-sheet.ts";
import { isSameColumns } from "./same-columns.ts";
import type { Book, Sheet } from "./sheet.ts";

const MAX_SHEETS = 50;
/** A sheet is laid out by its first rows. */
const LAYOUT_ROWS = 1000;

interface Found {
  readonly book: Book;
  readonly sheet: Sheet;
  readonly divided: DividedSheet;
  readonly read: IngestedTable;
}

export function findFurther({ book, sheet, divided, read }: Found): readonly FurtherTable[] {
  const titles = read.table.columns.map(({ title }) => title);
  const appending = (name: string, other: readonly string[]): Pick<FurtherTable, "appends"> =>
    isSameColumns(titles, other) ? { appends: { ...read.choices, append: [name] } } : {};
  const below = (read.selectable.tables ?? []).map((table) => ({
    ...table,
    choices: { ...placeOf(read.choices), ...table.choices },
  }));
  const beside = divided.others.map((part) => {
    const area = writeArea(part.area);
    const table = describe(part, area, { sheet: sheet.name, area });
    return { ...table, ...appending(area, table.titles) };
  });
  const others = book.sheets.filter((each) => each !== sheet).slice(0, MAX_SHEETS);
  return [...below, ...beside, ...others.flatMap((other) => describeSheet(other, appending))];
}

function placeOf({ sheet, area }: IngestChoices): IngestChoices {
  return { ...(sheet !== undefined && { sheet }), ...(area !== undefined && { area }) };
}

/** Returns nothing for a sheet without cells. */
function describeSheet(
  sheet: Sheet,
  appending: (name: string, titles: readonly string[]) => Pick<FurtherTable, "appends">,
): FurtherTable[] {
  const { main } = divideSheet(sheet);
  if (!main.rows.some(hasText)) return [];
  const table = describe(main, `sheet "${sheet.name}"`, { sheet: sheet.name });
  return [{ ...table, ...appending(sheet.name, table.titles) }];
}

function describe({ rows, hints, headerRows: known }: SheetPart, place: string, choices: IngestChoices): FurtherTable {
  const layout = findLayout(rows.slice(0, LAYOUT_ROWS), { headerRows: known }, hints);
  const { firstRow, headerRows, names, width } = layout;
  const rowCount = rows.slice(firstRow + headerRows).filter(hasText).length;
  return {
    place,
    titles: nameColumns(names, Math.max(names.length, width)),
    rowCount,
    choices: { ...choices, ...(known !== undefined && { headerRows: known }) },
  };
}
