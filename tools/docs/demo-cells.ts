/** The six cells of the home page, cleaned by the product's own engine within columns that give it their evidence. */
import { cleanRange, study } from "@limpid/clean";
import { inferTable, sampleTable } from "@limpid/infer";
import { type CleanTable, tableFromRows, type Verdict } from "@limpid/table";

/** The first row is what is shown; the others are the columns it stands in. */
const SHOWN = ["03/04/2024", "1.234,50", "00420", "ANN@EXAMPLE.ORG", "n/a", "SEPT2"];
const TITLES = ["order date", "amount", "code", "e-mail", "country", "gene"];
const OTHERS = Array.from({ length: 30 }, (_, row) => [
  `${13 + (row % 15)}/0${1 + (row % 9)}/2024`,
  `${row * 37 + 100},${10 + row}`,
  `00${421 + row}`,
  `person${row}@example.org`,
  ["Switzerland", "France", "Norway"][row % 3] ?? "",
  `BRCA${row}`,
]);

export function demoCells(): string {
  const table = tableFromRows(TITLES, [SHOWN, ...OTHERS]);
  const clean = cleanRange(study(table, inferTable(sampleTable(table))), table, {
    firstRow: 0,
    endRow: table.rowCount,
  });
  const cells = firstRow(clean).map((verdict) => ({
    raw: verdict.raw,
    output: verdict.output,
    why: verdict.msg || "Unchanged",
  }));
  return `[\n${cells.map((cell) => `  ${JSON.stringify(cell)}`).join(",\n")}\n]\n`;
}

function firstRow(clean: CleanTable): readonly Verdict[] {
  return clean.columns.flatMap(({ verdicts, codes }) => verdicts[codes[0] ?? 0] ?? []);
}
