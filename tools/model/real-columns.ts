/**
 * Real columns with labels set by hand. A label is kept for one column of a family: the same header (digits apart), the
 * same kind of values, and for texts the same source. The values stay outside the repository.
 */
import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

export interface RealColumn {
  readonly source: string;
  readonly table: string;
  readonly column: number;
  readonly header: string;
  readonly values: readonly string[];
  readonly table_headers: readonly string[];
}

export interface LabelledRealColumn {
  readonly column: RealColumn;
  readonly family: string;
  /** Right classes, best first. */
  readonly labels: readonly string[];
}

const LABELS = new URL("./labels/real-columns.tsv", import.meta.url);
const NUMBER = /^-?[\d.,]+(e-?\d+)?$/;
const WHOLE = /^-?\d[\d,]*$/;

export function readRealColumns(path: string): readonly LabelledRealColumn[] {
  const columns = parseRealColumns(path);
  const labels = readLabels();
  const labelOf = new Map<string, readonly string[]>();
  for (const column of columns) {
    const label = labels.get(keyOf(column.source, column.table, column.column));
    if (label !== undefined) labelOf.set(familyOf(column), label);
  }
  return columns.flatMap((column) => {
    const family = familyOf(column);
    const found = labelOf.get(family);
    return found === undefined ? [] : [{ column, family, labels: adjustLabels(found, column) }];
  });
}

/** The columns of the file, labelled or not. */
export function parseRealColumns(path: string): readonly RealColumn[] {
  const bytes = readFileSync(path);
  const lines = (path.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8").split("\n");
  return lines.filter((line) => line !== "").map((line) => JSON.parse(line) as RealColumn);
}

function readLabels(): ReadonlyMap<string, readonly string[]> {
  const [, ...lines] = readFileSync(LABELS, "utf8").trimEnd().split("\n");
  return new Map(
    lines.map((line) => {
      const [source = "", table = "", column = "", labels = ""] = line.split("\t");
      return [keyOf(source, table, Number(column)), labels.split("|")] as const;
    }),
  );
}

function keyOf(source: string, table: string, column: number): string {
  return `${source}\t${table}\t${column}`;
}

function familyOf({ source, header, values }: RealColumn): string {
  const first = values.filter((value) => value.trim() !== "").slice(0, 30);
  const isNumeric = first.filter((value) => NUMBER.test(value)).length > first.length * 0.7;
  const name = header.toLowerCase().trim().replace(/\d+/g, "#");
  return isNumeric ? `number ${name}` : `text ${name} ${source}`;
}

/** A first column without a name that counts its rows is no quantity. */
function adjustLabels(labels: readonly string[], { header, values }: RealColumn): readonly string[] {
  const isCount = values.length > 5 && values.every((value, row) => Number(value) === Number(values[0]) + row);
  return header.trim() === "" && isCount ? ["row_index"] : adjustNumbers(labels, values);
}

/** Within a family some columns have whole numbers only and some have not. */
function adjustNumbers(labels: readonly string[], values: readonly string[]): readonly string[] {
  const numbers = values.map((value) => value.trim()).filter((value) => NUMBER.test(value));
  const isWhole = numbers.every((value) => WHOLE.test(value));
  const [wrong, right] = isWhole ? ["number", "integer"] : ["integer", "number"];
  if (numbers.length === 0) return labels;
  return [...new Set(labels.map((label) => (label === wrong ? right : label)))];
}
