/** What README and the About page tell of the comparison with other tools. */
import { markdownTable } from "./markdown.ts";
import type { PeersTable } from "./peers-table.ts";

const BEGIN = '<!-- Made by "npm run docs" from the newest bench/results/*-peers.json. -->';
const END = "<!-- The end of what is made. -->";

export function aboutPeers(table: PeersTable): string {
  return `${JSON.stringify(table, undefined, 2)}\n`;
}

/** The page with the table in its place. */
export function readmeWithPeers(page: string, table: PeersTable, source: string): string {
  const [before, rest] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (before === -1 || rest < before)
    throw new Error(`README.md has no place for the table, between "${BEGIN}" and "${END}"`);
  const rows = table.rows.map(({ title, cells }) => [
    title,
    ...cells.map((cell) => cell?.replace(/^(.*), best$/, "**$1**") ?? "–"),
  ]);
  const text = `Measured on ${table.measuredOn} (${table.machine}) with ${table.versions.join(", ")}.
The best of a row is bold, and "–" means that a tool makes no such claim or was not asked.  [Material, calls and all figures](bench/results/${source}).

${markdownTable(["", ...table.peers], rows)}`;
  return `${page.slice(0, before)}${BEGIN}\n\n${text}\n\n${page.slice(rest)}`;
}
