/** Names in a query: tables by their ids in double quotes, columns quoted where SQL would not take them as they are. */

const PLAIN = /^[a-z_][a-z0-9_]*$/;
const TABLE_ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/gi;
/** The commonest words of SQL: a column of such a name is quoted. */
const WORDS = new Set(
  "all and any as asc both by case cast column create cross date default desc distinct do else end except exists false filter for from full group having in inner intersect into is join left like limit natural not null of offset on or order outer over primary qualify references right row rows select some table then time timestamp to true union unique using values when where window with".split(
    " ",
  ),
);

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnName(title: string): string {
  return PLAIN.test(title) && !WORDS.has(title) ? title : quoted(title);
}

/** The ids of the tables that a query seems to name, each once. */
export function idsIn(query: string): readonly string[] {
  return [...new Set([...query.matchAll(TABLE_ID)].map(([, id = ""]) => id.toLowerCase()))];
}

export function sampleQuery(tableId: string | undefined): string {
  return tableId === undefined ? "SELECT 1" : `SELECT * FROM ${quoted(tableId)} LIMIT 10`;
}
