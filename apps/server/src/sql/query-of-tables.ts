/** A list of tables as a query that gives it: so it is a view like any other, to page through, share and export. */
import { TABLE_LIST_START, type TableRecord } from "@limpid/database";

type Listed = Pick<
  TableRecord,
  "id" | "name" | "description" | "tags" | "username" | "numRows" | "numColumns" | "version"
>;

const COLUMNS = ["id", "name", "description", "tags", "user", "rows", "columns", "version"];
const NAMES = COLUMNS.map((name) => `"${name}"`).join(", ");

export function queryOfTables(tables: readonly Listed[]): string {
  if (tables.length === 0) return `SELECT ${COLUMNS.map((name) => `'' AS "${name}"`).join(", ")} WHERE false`;
  return `${TABLE_LIST_START}  ${tables.map(valuesOf).join(",\n  ")}\n) AS tables(${NAMES})`;
}

function valuesOf({ id, name, description, tags, username, numRows, numColumns, version }: Listed): string {
  const texts = [id, name, description, tags.join(", "), username].map(literal);
  return `(${[...texts, numRows, numColumns, version].join(", ")})`;
}

/** In a literal of SQL the quote is the one sign that means anything; a text cannot hold U+0000. */
function literal(text: string | null): string {
  return text === null ? "NULL" : `'${text.replaceAll("\u0000", "\uFFFD").replaceAll("'", "''")}'`;
}
