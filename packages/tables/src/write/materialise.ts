/** Writes a new version of a cleaned table: the first version with its edits, without left-out rows. */
import { copyFile } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { hasRow, uniqueNames } from "@limpid/contract";
import { applyEdits, computedTitle, type EditedCell, type EditOverlay, inColumnOrder } from "@limpid/edits";
import { produceDurably } from "@limpid/files";
import { type CellState, FINE_VERDICT, toCellState, widenSqlType } from "@limpid/table";
import { identifier, literal, readNumbers, withDuckDb } from "../parquet/duckdb.ts";
import { checkFormat } from "../parquet/format-version.ts";
import { createLeftOut } from "../parquet/left-out.ts";
import type { ReviewedPaths } from "../parquet/review-row.ts";
import { describeParquet, type StoredColumn } from "../parquet/row-source.ts";
import { textExpression } from "../parquet/text-expression.ts";
import { copyToParquet } from "../parquet/write-encoded.ts";
import {
  asTitle,
  type ComputedFields,
  computeColumns,
  joinIngest,
  type PartsOfColumn,
} from "../read/compute-columns.ts";
import { readVerdicts } from "../read/read-verdicts.ts";

export interface Materialisation {
  readonly paths: ReviewedPaths & { readonly clean: string };
  /** Titles before the edits. */
  readonly titles: readonly string[];
  readonly overlay: EditOverlay;
  /** Parsers of the columns that computed columns are made from. */
  readonly parts: readonly PartsOfColumn[];
  readonly outPath: string;
}

/** New value of a cell: undefined keeps the output of cleaning, null removes the data. */
interface ValueEdit {
  readonly row: number;
  readonly column: number;
  readonly value: string | null;
}

export async function materialise(task: Materialisation): Promise<void> {
  await withDuckDb(async (connection) => {
    const { clean, ingest, review, plain } = task.paths;
    await checkFormat(connection, review, plain, ingest);
    const stored = await describeParquet(connection, clean);
    const size = { columns: stored.length, rows: await countRows(connection, clean) };
    const edits = await resolveEdits(connection, task, size);
    const { computed, leftOut } = task.overlay;
    const titles = stored.map((_, index) => task.overlay.titles.get(index) ?? task.titles[index] ?? "");
    const names = uniqueNames(
      inColumnOrder(titles, computed, (column) => computedTitle(titles[column.source] ?? "", column)),
    );
    // Copies the file, because rewriting all rows takes as long as most exports.
    const isAsCleaned = edits.length === 0 && computed.length === 0 && leftOut.length === 0;
    if (isAsCleaned && stored.every(({ name }, index) => name === names[index]))
      return await produceDurably(task.outPath, (temporary) => copyFile(clean, temporary));
    await createEdits(connection, edits);
    await createLeftOut(connection, leftOut);
    const fields = stored.map((column, index) => buildField(column, index, edits));
    const joins = editedColumns(edits).map(
      (index) =>
        `left join (select * from edits where col = ${index}) as e${index} on e${index}.row = f.file_row_number`,
    );
    if (computed.length > 0)
      joins.push(
        joinIngest(
          ingest,
          computed.map(({ source }) => source),
        ),
      );
    const rows = `read_parquet(${literal(clean)}, file_row_number = true) as f
      anti join left_out on left_out.row = f.file_row_number ${joins.join(" ")}`;
    const made = new Map<number, ComputedFields>();
    for (const parts of task.parts) {
      const { value = "null", type = "VARCHAR" } = fields[parts.source] ?? {};
      made.set(
        parts.source,
        await computeColumns(connection, parts, { output: textExpression(value, type), from: rows }),
      );
    }
    const values = inColumnOrder(
      fields.map(({ value }) => value),
      computed,
      ({ source, component }) => made.get(source)?.fields.get(component) ?? "cast(null as varchar)",
    );
    const select = `select ${values.map((value, index) => asTitle(value, names[index] ?? "")).join(", ")}
      from ${rows} ${[...made.values()].map(({ join }) => join).join(" ")} order by f.file_row_number`;
    await produceDurably(task.outPath, (temporary) =>
      copyToParquet(connection, { select, path: temporary, columns: values.length }),
    );
  });
}

/** Resolves edits to values; edits that only set flags yield none. */
async function resolveEdits(
  connection: DuckDBConnection,
  { overlay, paths }: Materialisation,
  size: { readonly columns: number; readonly rows: number },
): Promise<ValueEdit[]> {
  const cells = overlay.cells.filter(
    ({ row, column, edits }) =>
      column < size.columns &&
      row < size.rows &&
      !hasRow(overlay.leftOut, row) &&
      edits.some(({ field }) => field === "output" || field === "hasData"),
  );
  const asCleaned = cells.filter(bringsBack);
  const verdicts = await readVerdicts(connection, paths, asCleaned);
  const cleaned = new Map(
    asCleaned.map((cell, index) => {
      const verdict = verdicts[index];
      return [cell, verdict && toCellState(verdict)];
    }),
  );
  return cells.map((cell) => {
    const { hasData, output } = applyEdits(cleaned.get(cell) ?? NOTHING_CLEANED, cell.edits);
    return { row: cell.row, column: cell.column, value: hasData ? output : null };
  });
}

/** An edit that restores data may need the output of cleaning; other edits do not. */
function bringsBack({ edits }: EditedCell): boolean {
  return edits.some(({ field, value }) => field === "hasData" && value === true);
}

const NOTHING_CLEANED: CellState = toCellState({ ...FINE_VERDICT, raw: "", output: "" });

async function countRows(connection: DuckDBConnection, path: string): Promise<number> {
  const [rows = 0] = await readNumbers(connection, `select count(*) from read_parquet(${literal(path)})`);
  return rows;
}

async function createEdits(connection: DuckDBConnection, edits: readonly ValueEdit[]): Promise<void> {
  await connection.run("create table edits (row bigint, col integer, value varchar)");
  const appender = await connection.createAppender("edits");
  for (const { row, column, value } of edits) {
    appender.appendBigInt(BigInt(row));
    appender.appendInteger(column);
    if (value === null) appender.appendNull();
    else appender.appendVarchar(value);
    appender.endRow();
  }
  appender.closeSync();
}

function editedColumns(edits: readonly ValueEdit[]): number[] {
  return [...new Set(edits.map((edit) => edit.column))];
}

interface Field {
  /** Expression of its values. */
  readonly value: string;
  readonly type: string;
}

function buildField({ name, sqlType }: StoredColumn, index: number, edits: readonly ValueEdit[]): Field {
  const field = `f.${identifier(name)}`;
  const own = edits.filter((edit) => edit.column === index);
  if (own.length === 0) return { value: field, type: sqlType };
  const texts = own.flatMap(({ value }) => (value === null ? [] : [value]));
  const type = widenSqlType(sqlType, texts);
  const kept = type === "VARCHAR" ? textExpression(field, sqlType) : `cast(${field} as ${type})`;
  const edited = `cast(e${index}.value as ${type})`;
  return { value: `case when e${index}.row is not null then ${edited} else ${kept} end`, type };
}
