/** Writes what can be chosen about the reading of a file, and the preview of the result. */
import type {
  BalanceReply,
  FurtherTableReply,
  PreviewReply,
  ReadingAlternative,
  SelectableReply,
} from "@limpid/contract";
import { type AlternativeReading, nameChoices, readingQuestion } from "@limpid/table";
import type { FilePreview, FurtherTable, ReadBalance, Selectable } from "@limpid/worker-protocol";
import { parametersToWire } from "./parameters.ts";

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
  return { parameter, message: readingQuestion(reading), taken, other, choices: nameChoices(choices), answered };
}

function furtherTableToWire({ place, titles, rowCount, choices, appends }: FurtherTable): FurtherTableReply {
  return {
    place,
    titles: [...titles],
    num_rows: rowCount,
    choices: nameChoices(choices),
    ...(appends === undefined ? {} : { appends: nameChoices(appends) }),
  };
}

function balanceToWire({ file, table, clutter, leftOut }: ReadBalance): BalanceReply {
  return { file: { ...file }, table: { ...table }, clutter: { ...clutter }, left_out: { ...leftOut } };
}

export function previewToWire(preview: FilePreview): PreviewReply {
  return {
    parameters: parametersToWire({ ...preview.parameters }),
    choices: nameChoices(preview.choices),
    selectable: selectableToWire(preview.selectable),
    num_rows: preview.rowCount,
    num_columns: preview.columnCount,
    columns: [...preview.titles],
    rows: preview.rows.map((row) => [...row]),
    warnings: preview.warnings.map(({ message, row }) => ({ message, row })),
    clutter: preview.clutter.map((line) => ({ ...line })),
  };
}
