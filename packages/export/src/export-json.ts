/** Exports an array of records, one per line. A number stays a number only if every reader gets the same value. */
import type { ValueType } from "@limpid/table";
import type { ExportRow, ExportSource } from "./export-source.ts";
import { readBoolean, readSafeNumber } from "./typed-value.ts";
import { uniqueTitles } from "./unique-titles.ts";

export async function* exportJson(source: ExportSource): AsyncGenerator<string, void> {
  const keys = uniqueTitles(source.columns.map(({ title }) => title)).map((title) => JSON.stringify(title));
  const types = source.columns.map(({ type }) => type);
  let before = "[\n";
  for await (const rows of source.batches) {
    if (rows.length === 0) continue;
    yield before + rows.map((row) => formatRecord(row, keys, types)).join(",\n");
    before = ",\n";
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

function formatRecord(row: ExportRow, keys: readonly string[], types: readonly ValueType[]): string {
  const members = keys.map((key, index) => `${key}:${formatValue(row[index] ?? null, types[index] ?? "text")}`);
  return `{${members.join(",")}}`;
}

function formatValue(value: string | null, type: ValueType): string {
  if (value === null) return "null";
  switch (type) {
    case "integer":
    case "number":
      return readSafeNumber(value) === undefined ? JSON.stringify(value) : shortest(value);
    case "boolean":
      return JSON.stringify(readBoolean(value) ?? value);
    default:
      return JSON.stringify(value);
  }
}

/** Removes trailing zeros of the decimals. */
function shortest(number: string): string {
  return number.includes(".") ? number.replace(/\.?0+$/, "") : number;
}
