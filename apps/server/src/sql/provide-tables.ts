/** The tables that a query reads, as it may see them: the newest version of each, cleaned and typed as its Parquet file. */
import { relative } from "node:path";
import { countRows, uniqueNames } from "@limpid/contract";
import { editStore, type TableRecord } from "@limpid/database";
import { computedTitle, type EditOverlay, foldEdits, inColumnOrder } from "@limpid/edits";
import type { CheckedQuery, QueryTable, RawColumns } from "@limpid/worker-protocol";
import type { Context } from "../context.ts";
import { USUAL_CSV } from "../exports/export-form.ts";
import { provideExport } from "../exports/provide-export.ts";
import { Problem } from "../problem.ts";
import { findLiveTable } from "../tables/require-table.ts";
import { tablePaths } from "../tables/table-paths.ts";
import { findNamed, type NamesFor } from "./find-named.ts";
import type { ProvidedTable } from "./queries.ts";

type Needs = Pick<Context, "blobs" | "config" | "database" | "exports">;

const TYPED = { format: "parquet", escaping: "none", badCells: "raw_column", csv: USUAL_CSV } as const;

export async function provideTables(
  context: Needs,
  { tables, names, rawColumns }: CheckedQuery,
  namesFor: NamesFor,
  gone: AbortSignal,
): Promise<ProvidedTable[]> {
  const named = await findNamed(context, names, namesFor);
  const places = new Map<string, number | null>();
  for (const { id, position } of [...tables, ...named]) if (!places.has(id)) places.set(id, position);
  const records: TableRecord[] = [];
  for (const [id, position] of places) records.push(await requireReadable(context, id, position));
  const provided: ProvidedTable[] = [];
  for (const record of records) {
    const own = named.filter(({ id }) => id === record.id);
    const table = await provideTable(context, record, rawColumns, gone);
    const namesakes = Math.max(0, ...own.map((name) => name.namesakes));
    provided.push({ table: { ...table, aliases: own.map(({ name }) => name) }, version: record.version, namesakes });
  }
  return provided;
}

/** The id of a table is enough to read it, as its link is. */
async function requireReadable(context: Needs, id: string, position: number | null): Promise<TableRecord> {
  const place = position === null ? {} : { position };
  const table = await findLiveTable(context, id);
  if (table === undefined) throw new Problem("query_unknown_table", `There is no table "${id}"`, place);
  if (table.status === "failed")
    throw new Problem("query_unknown_table", `The file of "${id}" could not be read`, place);
  if (table.status !== "done") throw new Problem("not_cleaned_yet", `The table "${id}" is not ready`, place);
  return table;
}

async function provideTable(
  context: Needs,
  record: TableRecord,
  rawColumns: readonly string[],
  gone: AbortSignal,
): Promise<Omit<QueryTable, "aliases">> {
  const path = await provideExport(context, { table: record, form: TYPED, gone });
  const overlay = await readOverlay(context, record);
  const columns = namedColumns(record, overlay);
  const names = columns.map(({ name }) => name);
  const raw = rawColumnsOf(columns, rawColumns);
  // The child begins in the folder of the data: what it tells of paths tells nothing of this machine.
  const seen = (file: string): string => relative(context.config.dataDir, file);
  return {
    id: record.id,
    path: seen(path),
    columns: names,
    raw:
      raw.length === 0
        ? null
        : { path: seen(tablePaths(context.blobs, record).ingest), leftOut: overlay.leftOut, columns: raw },
  };
}

/** The columns and the number of rows, as queries have them. */
export async function queriedShape(
  context: Pick<Context, "database">,
  record: TableRecord,
): Promise<{ readonly columns: readonly NamedColumn[]; readonly rowCount: number }> {
  const overlay = await readOverlay(context, record);
  return { columns: namedColumns(record, overlay), rowCount: record.cleanedRows - countRows(overlay.leftOut) };
}

/** Reads the edits of the table's columns and rows. */
async function readOverlay({ database }: Pick<Context, "database">, { id }: TableRecord): Promise<EditOverlay> {
  return foldEdits(await editStore.ofColumns(database.db, id));
}

export interface NamedColumn {
  readonly name: string;
  /** The position in the table's file; null for a computed column. */
  readonly index: number | null;
}

function namedColumns(record: TableRecord, { titles, computed }: EditOverlay): NamedColumn[] {
  const own = record.columns.map(({ title }, index) => ({ title: titles.get(index) ?? title, index }));
  const columns = inColumnOrder<{ readonly title: string; readonly index: number | null }>(own, computed, (column) => {
    return { title: computedTitle(own[column.source]?.title ?? "", column), index: null };
  });
  const names = uniqueNames(columns.map(({ title }) => title));
  return columns.map(({ index }, place) => ({ name: names[place] ?? "", index }));
}

/** A column of the table itself comes before the texts of another one. */
function rawColumnsOf(columns: readonly NamedColumn[], asked: readonly string[]): RawColumns["columns"] {
  const taken = new Set(columns.map(({ name }) => name.toLowerCase()));
  return columns.flatMap(({ name, index }) => {
    const raw = `${name}_raw`;
    const isAsked = asked.includes(raw.toLowerCase()) && !taken.has(raw.toLowerCase());
    return isAsked && index !== null ? [{ name: raw, field: `c${index}` }] : [];
  });
}
