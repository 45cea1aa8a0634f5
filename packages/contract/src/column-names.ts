/** What DuckDB calls the number of a row, which it gives of no file that has a column of this name. */
const ROW_NUMBER = "file_row_number";
/** NUL, and halves of characters: UTF-8 has none, so that names which differ in them would become one. */
const UNSTORABLE = /[\u0000\p{Surrogate}]/gu;

/** Names of columns in a Parquet file, and so in queries: none empty, none twice. SQL does not tell upper from lower case. */
export function uniqueNames(titles: readonly string[]): string[] {
  const taken = new Set<string>([ROW_NUMBER]);
  /** The numbers below are taken, as thousands of columns may have the same title. */
  const next = new Map<string, number>();
  return titles.map((title, index) => {
    const wanted = title.replaceAll(UNSTORABLE, "\uFFFD").trim() || `column_${index + 1}`;
    const key = wanted.toLowerCase();
    let name = wanted;
    for (let count = next.get(key) ?? 2; taken.has(name.toLowerCase()); count++) {
      name = `${wanted}_${count}`;
      next.set(key, count + 1);
    }
    taken.add(name.toLowerCase());
    return name;
  });
}
