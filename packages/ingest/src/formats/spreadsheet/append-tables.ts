/** Appends the rows of other tables of a workbook that have the same columns. */
import { type Table, tableFromRows, textAt } from "@limpid/table";
import { type IngestedTable, type IngestOutcome, type IngestWarning, refused } from "../../reader.ts";
import { addAmounts } from "../../shape/balance.ts";
import { inDigits } from "../../shape/limits.ts";
import { folded, isSameColumns } from "./same-columns.ts";

/** `read` reads the table of another sheet, or of an area of the same one. */
export function appendTables(
  first: IngestedTable,
  names: readonly string[],
  read: (name: string) => IngestOutcome,
): IngestOutcome {
  const titles = first.table.columns.map(({ title }) => title);
  const rows = [...rowsIn(first.table, titles)];
  const warnings: IngestWarning[] = [];
  let { balance } = first.selectable;
  for (const name of names) {
    const other = read(name);
    if (other.kind === "refused") return other;
    const { table } = other;
    const others = table.columns.map(({ title }) => title);
    if (!isSameColumns(titles, others)) return refused("no_table", `"${name}" has other columns: ${others.join(", ")}`);
    for (const row of rowsIn(table, titles)) rows.push(row);
    const count = table.rowCount === 1 ? "1 row" : `${inDigits(table.rowCount)} rows`;
    warnings.push({ message: `Appended ${count} of "${name}"`, row: null });
    balance = balance && sum(balance, other.selectable.balance ?? balance);
  }
  const tables = first.selectable.tables?.filter(({ appends }) => !names.includes(appends?.append?.[0] ?? ""));
  const more = tables?.map((each) =>
    each.appends === undefined
      ? each
      : { ...each, appends: { ...each.appends, append: [...names, ...(each.appends.append ?? [])] } },
  );
  return {
    ...first,
    table: tableFromRows(titles, rows),
    choices: { ...first.choices, append: names },
    selectable: { ...first.selectable, ...(more && { tables: more }), ...(balance && { balance }) },
    warnings: [...first.warnings, ...warnings],
  };
}

/** Yields the rows with their cells in the order of these titles. */
function* rowsIn({ columns, rowCount }: Table, titles: readonly string[]): Generator<string[]> {
  const left = [...columns];
  const ordered = titles.flatMap((title) => {
    const exact = left.findIndex((column) => column.title === title);
    const at = exact >= 0 ? exact : left.findIndex((column) => folded(column.title) === folded(title));
    return at < 0 ? [] : left.splice(at, 1);
  });
  for (let row = 0; row < rowCount; row++) yield ordered.map((column) => textAt(column, row));
}

function sum(
  one: NonNullable<IngestedTable["selectable"]["balance"]>,
  other: NonNullable<IngestedTable["selectable"]["balance"]>,
): typeof one {
  return {
    file: addAmounts(one.file, other.file),
    table: addAmounts(one.table, other.table),
    clutter: addAmounts(one.clutter, other.clutter),
    leftOut: addAmounts(one.leftOut, other.leftOut),
  };
}
