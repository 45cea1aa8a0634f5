/** Adds a column of labels after each column of codes, if the message explains the codes. */
import { type Column, ColumnBuilder, type Table } from "@limpid/table";
import { nameColumns } from "../../shape/titles.ts";
import type { Structure } from "./structure-reader.ts";

/** `fields` are the components in the order of the columns. */
export function addLabels(table: Table, fields: readonly string[], structure: Structure): Table {
  const columns: Column[] = [];
  for (const [index, column] of table.columns.entries()) {
    columns.push(column);
    const id = fields[index] ?? "";
    const labels = structure.codes.get(structure.codelists.get(id) ?? "");
    const isCoded = labels !== undefined && column.dict.some((code) => labels.has(code));
    if (isCoded) columns.push(labelColumn(column, labels, titleOf(id, structure)));
  }
  if (columns.length === table.columns.length) return table;
  const titles = nameColumns(
    columns.map(({ title }) => title),
    columns.length,
  );
  return {
    rowCount: table.rowCount,
    columns: columns.map((column, index) => ({ ...column, title: titles[index] ?? "" })),
  };
}

/** Names columns like SDMX-CSV: codes by the id of the component, labels by the name of the concept. */
function titleOf(id: string, { concepts, conceptNames }: Structure): string {
  return conceptNames.get(concepts.get(id) ?? id) ?? `${id}_LABEL`;
}

function labelColumn({ codes, dict }: Column, labels: ReadonlyMap<string, string>, title: string): Column {
  const builder = new ColumnBuilder();
  for (const code of dict) builder.push(labels.get(code) ?? "");
  const label = builder.build(title);
  return { ...label, codes: codes.map((code) => label.codes[code] ?? 0) };
}
