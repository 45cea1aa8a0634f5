/** The module of one table of reference data. */
const COLUMN_NAME = /^[a-z][a-z_]*$/;

export function dataModule(name: string, table: string): string {
  const [header = "", ...lines] = table
    .replace(/\n$/, "")
    .split("\n")
    .filter((line) => !line.startsWith("# "));
  const columns = header.split("\t");
  const unnamed = columns.find((column) => !COLUMN_NAME.test(column));
  if (unnamed !== undefined) throw new Error(`${name}.tsv: "${unnamed}" is no name of a column`);
  const rows = lines.map((line, index) => {
    const cells = line.split("\t");
    if (cells.length !== columns.length || cells.some((cell) => cell !== cell.trim()))
      throw new Error(`${name}.tsv, row ${index + 1}: not ${columns.length} trimmed cells: "${line}"`);
    return `  ${JSON.stringify(cells)},\n`;
  });
  const type = columns.map((column) => `${toCamel(column)}: string`).join(", ");
  return `/** Made by "npm run data" from ${name}.tsv; edit that. */
export const ${name.replaceAll("-", "_").toUpperCase()}: readonly (readonly [${type}])[] = [
${rows.join("")}];
`;
}

function toCamel(column: string): string {
  return column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
