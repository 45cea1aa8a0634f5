/** Names in a query: of tables, which may be ids, and of columns; quoted where SQL would not take them as they are. */

const PLAIN = /^[a-z_][a-z0-9_]*$/;
const TABLE_ID = /"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"/gi;
/** Tables are found whatever the case of their letters. */
const PLAIN_TABLE = /^[a-z_][a-z0-9_]*$/i;
/** The words of SQL that are no names as they are, and the commonest ones beside them. */
const WORDS = new Set(
  `all analyse analyze and anti any array as asc asof asymmetric at authorization between binary both by case cast check
   collate collation column concurrently constraint create cross date default deferrable desc describe distinct do else
   end except exists false fetch filter for foreign freeze from full generated glob grant group having ilike in initially
   inner intersect into is isnull join lambda lateral leading left like limit map natural not notnull null of offset on
   only or order outer over overlaps pivot pivot_longer pivot_wider placing positional primary qualify references
   returning right row rows select semi show similar some struct summarize symmetric table tablesample then time timestamp
   to trailing true try_cast union unique unpack unpivot using values variadic verbose when where window with`.split(
    /\s+/,
  ),
);
/** A name in quotes, or a word. */
const NAMES = /"((?:[^"]|"")+)"|[\p{L}_][\p{L}\p{N}_$]*/gu;

export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

export function columnName(title: string): string {
  return PLAIN.test(title) && !WORDS.has(title) ? title : quoted(title);
}

/** A table as it is written in a query: by its name, or by its id. */
export function tableName(sqlName: string): string {
  return PLAIN_TABLE.test(sqlName) && !WORDS.has(sqlName.toLowerCase()) ? sqlName : quoted(sqlName);
}

/** Whether a query seems to call a table by its name or its id. */
export function namesIn(query: string): (table: { readonly id: string; readonly sql_name: string }) => boolean {
  const written = new Set(
    [...query.matchAll(NAMES)].map(([word, name]) => folded(name?.replaceAll('""', '"') ?? word)),
  );
  return ({ id, sql_name: name }) => written.has(folded(id)) || written.has(folded(name));
}

/** Blanks, underscores and hyphens are one, and case counts for nothing. */
function folded(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
}

/** The ids of the tables that a query seems to name, each once. */
export function idsIn(query: string): readonly string[] {
  return [...new Set([...query.matchAll(TABLE_ID)].map(([, id = ""]) => id.toLowerCase()))];
}

/** Makes a sample query. Without any table it still shows how a table is named. */
export function sampleQuery(sqlName = "my_table"): string {
  return `SELECT * FROM ${tableName(sqlName)} LIMIT 10`;
}
