/** What DuckDB calls the number of a row, which it gives of no file that has a column of this name. */
const ROW_NUMBER = "file_row_number";

/** Names of columns in a Parquet file, and so in queries: none empty, none twice. SQL does not tell upper from lower case. */
export function uniqueNames(titles: readonly string[]): string[] {
  const taken = new Set<string>([ROW_NUMBER]);
  return titles.map((title, index) => {
    const wanted = title.replaceAll("\u0000", "\uFFFD").trim() || `column_${index + 1}`;
    let name = wanted;
    for (let count = 2; taken.has(name.toLowerCase()); count++) name = `${wanted}_${count}`;
    taken.add(name.toLowerCase());
    return name;
  });
}
