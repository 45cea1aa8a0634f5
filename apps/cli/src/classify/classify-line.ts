/** One column as a line of JSON, and its class. */
import { inferColumn } from "@limpid/infer";
import { tableFromRows } from "@limpid/table";
import { UserError } from "../user-error.ts";

interface ColumnLine {
  readonly id: unknown;
  readonly header: string;
  readonly values: readonly string[];
}

export function classifyLine(line: string, number: number): object {
  const { id, header, values } = readColumn(line, number);
  const [column] = tableFromRows(
    [header],
    values.map((value) => [value]),
  ).columns;
  if (column === undefined) throw new Error(`The column of line ${number} is lost`);
  const { predictedClass, classP, likely } = inferColumn(column);
  return { id, predicted_class: predictedClass, class_p: classP, likely };
}

function readColumn(line: string, number: number): ColumnLine {
  const value = parse(line, number);
  if (typeof value !== "object" || value === null) throw new UserError(`Line ${number} is not a JSON object`);
  const { id = null, header = "", values } = value as Record<string, unknown>;
  if (!Array.isArray(values)) throw new UserError(`Line ${number} has no list of "values"`);
  return { id, header: toText(header), values: values.map(toText) };
}

function parse(line: string, number: number): unknown {
  try {
    return JSON.parse(line);
  } catch (cause) {
    throw new UserError(
      `Line ${number} is not JSON: each line is a column, as --help shows. "limpid clean TABLE --report REPORT.json" says what the columns of a table are`,
      { cause },
    );
  }
}

function toText(value: unknown): string {
  if (value === null || value === undefined) return "";
  return typeof value === "string" ? value : JSON.stringify(value);
}
