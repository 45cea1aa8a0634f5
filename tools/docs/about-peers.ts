/** What README and the About page tell of the comparison with other tools. */
import { markdownTable, replacePart } from "./markdown.ts";
import type { PeersTable } from "./peers-table.ts";

export function aboutPeers(table: PeersTable): string {
  return `${JSON.stringify(table, undefined, 2)}\n`;
}

/** The page with the table in its place. */
export function readmeWithPeers(page: string, table: PeersTable, source: string): string {
  const rows = table.rows.map(({ title, cells }) => [
    title,
    ...cells.map((cell) => (cell === null ? "–" : cell.isBest ? `**${cell.text}**` : cell.text)),
  ]);
  const text = `Measured on ${table.measuredOn} (${table.machine}) with ${table.versions.join(", ")}.
The best of a row is bold, and "–" means that a tool makes no such claim or was not asked. [Material, calls and all figures](bench/results/${source}).

${markdownTable(["", ...table.peers], rows)}`;
  return replacePart(page, "peers", text);
}
