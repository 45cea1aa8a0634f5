/** Reads and writes the choices for reading a file, and the preview of the result. */
import type {
  BalanceReply,
  FurtherTableReply,
  PreviewReply,
  ReadingAlternative,
  ReadingChoices,
  SelectableReply,
} from "@limpid/contract";
import { type AlternativeReading, readingQuestion } from "@limpid/table";
import type { FilePreview, FurtherTable, IngestChoices, ReadBalance, Selectable } from "@limpid/worker-protocol";
import { parametersToWire } from "./parameters.ts";

export function choicesFromWire({ header_rows, record_path, ...choices }: ReadingChoices): IngestChoices {
  return {
    ...choices,
    ...(header_rows === undefined ? {} : { headerRows: header_rows }),
    ...(record_path === undefined ? {} : { recordPath: record_path }),
  };
}

export function choicesToWire({ headerRows, recordPath, append, ...choices }: IngestChoices): ReadingChoices {
  return {
    ...choices,
    ...(append === undefined ? {} : { append: [...append] }),
    ...(headerRows === undefined ? {} : { header_rows: headerRows }),
    ...(recordPath === undefined ? {} : { record_path: recordPath }),
  };
}

/** `answers` are the readings that the owner has confirmed, by their parameters. */
export function selectableToWire(
  { entries, sheets, recordPaths, tables, balance, confidence, alternatives }: Selectable,
  answers: ReadonlyMap<string, string> = new Map(),
): SelectableReply {
  return {
    entries: [...entries],
    sheets: [...sheets],
    record_paths: [...recordPaths],
    ...(tables === undefined ? {} : { tables: tables.map(furtherTableToWire) }),
    ...(balance === undefined ? {} : { balance: balanceToWire(balance) }),
    ...(confidence === undefined ? {} : { confidence: { ...confidence } }),
    ...(alternatives === undefined ? {} : { alternatives: alternatives.map((each) => toWire(each, answers)) }),
  };
}

function toWire(reading: AlternativeReading, answers: ReadonlyMap<string, string>): ReadingAlternative {
  const { parameter, taken, other, choices } = reading;
  const answered = answers.get(parameter) === taken;
  return { parameter, message: readingQuestion(reading), taken, other, choices: choicesToWire(choices), answered };
}

function furtherTableToWire({ place, titles, rowCount, choices, appends }: FurtherTable): FurtherTableReply {
  return {
    place,
    titles: [...titles],
    num_rows: rowCount,
    choices: choicesToWire(choices),
    ...(appends === undefined ? {} : { appends: choicesToWire(appends) }),
  };
}

function balanceToWire({ file, table, clutter, leftOut }: ReadBalance): BalanceReply {
  return { file: { ...file }, table: { ...table }, clutter: { ...clutter }, left_out: { ...leftOut } };
}

export function previewToWire(preview: FilePreview): PreviewReply {
  return {
    parameters: parametersToWire({ ...preview.parameters }),
    choices: choicesToWire(preview.choices),
    selectable: selectableToWire(preview.selectable),
    num_rows: preview.rowCount,
    num_columns: preview.columnCount,
    columns: [...preview.titles],
    rows: preview.rows.map((row) => [...row]),
    warnings: preview.warnings.map(({ message, row }) => ({ message, row })),
    clutter: preview.clutter.map((line) => ({ ...line })),
  };
}
