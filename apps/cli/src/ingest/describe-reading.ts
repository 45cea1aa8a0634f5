/** What was read out of a file, as one flat object: the line that `limpid ingest --lines` writes. */
import type { FurtherTable, IngestedTable, ReadBalance, Refused } from "@limpid/ingest";
import { type AlternativeReading, nameChoices, textAt } from "@limpid/table";

/** Names for the signs that end a line. */
const LINE_ENDS: Readonly<Record<string, string>> = { "\\n": "\n", "\\r\\n": "\r\n", "\\r": "\r" };

export function describeReading(reading: IngestedTable): Record<string, unknown> {
  const { table, parameters, choices, selectable, warnings } = reading;
  return {
    file_type: parameters.fileType,
    compression: parameters.compression,
    encoding: parameters.encoding,
    delimiter: parameters.delimiter,
    quotechar: choices.quote ?? "",
    escapechar: choices.escape ?? "",
    line_terminator: LINE_ENDS[parameters.lineTerminator] ?? parameters.lineTerminator,
    header: parameters.header,
    skiprows: parameters.skiprows,
    num_rows: table.rowCount,
    num_columns: table.columns.length,
    column_names: table.columns.map(({ title }) => title),
    first_row: rowTexts(table, 0),
    last_row: rowTexts(table, table.rowCount - 1),
    sheet: parameters.sheet === "" ? null : parameters.sheet,
    warnings: warnings.map(({ message }) => message),
    balance: selectable.balance === undefined ? null : describeBalance(selectable.balance),
    tables: (selectable.tables ?? []).map(describeFurtherTable),
    confidence: selectable.confidence ?? {},
    alternatives: (selectable.alternatives ?? []).map(describeAlternative),
    error: null,
  };
}

export function describeBalance({ file, table, clutter, leftOut }: ReadBalance): Record<string, unknown> {
  return { file, table, clutter, left_out: leftOut };
}

/** A table that was not read, with the options that open or append it. */
export function describeFurtherTable({
  place,
  titles,
  rowCount,
  choices,
  appends,
}: FurtherTable): Record<string, unknown> {
  return {
    place,
    column_names: titles,
    num_rows: rowCount,
    choices: nameChoices(choices),
    ...(appends !== undefined && { appends: nameChoices(appends) }),
  };
}

/** What is not certain, with the options that read the file the other way. */
export function describeAlternative({ choices, ...reading }: AlternativeReading): Record<string, unknown> {
  return { ...reading, choices: nameChoices(choices) };
}

/** What was found out before the file was refused, and why it was. */
export function describeRefusal({ reason, found }: Refused): Record<string, unknown> {
  return { ...found, error: reason };
}

/** Empty when there is no such row. */
export function rowTexts({ columns, rowCount }: IngestedTable["table"], row: number): string[] {
  return row >= 0 && row < rowCount ? columns.map((column) => textAt(column, row)) : [];
}
