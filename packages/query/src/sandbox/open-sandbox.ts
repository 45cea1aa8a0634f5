/**
 * Opens a DuckDB that sees the tables of one query and nothing else. DuckDB's own switches are no sandbox (decision
 * 0028): they come after the check of the statement and before the limits of the process.
 */
import { type DuckDBConnection, DuckDBInstance } from "@duckdb/node-api";

/** A table as the query sees it: a Parquet file under the table's id, and under the other names that the query uses. */
export interface QueryTable {
  readonly id: string;
  readonly aliases: readonly string[];
  readonly path: string;
  /** Columns to show, in order; the file may have more. */
  readonly columns: readonly string[];
  /** Original texts, one column each under its own name, if the query uses them. */
  readonly raw: RawColumns | null;
}

export interface RawColumns {
  /**
   * Parquet file of the original. Its rows are those of the table plus the ranges in `leftOut` (first and last row of
   * each).
   */
  readonly path: string;
  readonly leftOut: readonly (readonly [first: number, last: number])[];
  readonly columns: readonly { readonly name: string; readonly field: string }[];
}

export interface Sandbox {
  readonly connection: DuckDBConnection;
  close(): void;
}

/** The sandbox is not locked yet; `lockSandbox` does that once the tables are known. */
export async function openSandbox(memoryMb: number): Promise<Sandbox> {
  const instance = await DuckDBInstance.create(":memory:", {
    threads: "2",
    memory_limit: `${memoryMb}MB`,
    temp_directory: "",
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
    enable_external_file_cache: "false",
    errors_as_json: "true",
  });
  const connection = await instance.connect();
  return {
    connection,
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
}

/** From here on DuckDB can read only these files and cannot change any setting. */
export async function lockSandbox({ connection }: Sandbox, tables: readonly QueryTable[]): Promise<void> {
  const paths = tables.flatMap(({ path, raw }) => (raw === null ? [path] : [path, raw.path]));
  if (paths.length > 0) await connection.run(`set allowed_paths = [${paths.map(literal).join(", ")}]`);
  for (const table of tables)
    for (const name of [table.id, ...table.aliases]) await connection.run(viewOf(name, table));
  await connection.run("set enable_external_access = false");
  await connection.run("set lock_configuration = true");
}

function viewOf(name: string, { path, columns, raw }: QueryTable): string {
  const shown = columns.map((name) => `t.${identifier(name)}`);
  const rows = `read_parquet(${literal(path)}, file_row_number = true) as t`;
  if (raw === null)
    return `create view ${identifier(name)} as select ${shown.join(", ")} from ${rows.replace(", file_row_number = true", "")}`;
  const texts = raw.columns.map(({ name, field }) => `r.${identifier(field)} as ${identifier(name)}`);
  const join = `left join ${originalRows(raw)} as r on r.row = t.file_row_number`;
  return `create view ${identifier(name)} as select ${[...shown, ...texts].join(", ")} from ${rows} ${join}`;
}

/** Selects the original rows, each with its row number in the table as `row`. */
function originalRows({ path, leftOut }: RawColumns): string {
  const rows = `read_parquet(${literal(path)})`;
  if (leftOut.length === 0) return rows;
  const ranges = leftOut.map(([first, last]) => `(${first}, ${last})`).join(", ");
  return `(select o.* replace (row_number() over (order by o.row) - 1 as row) from ${rows} as o
    anti join (select unnest(range(first, last + 1)) as row from (values ${ranges}) as ranges(first, last)) using (row))`;
}

function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function identifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
