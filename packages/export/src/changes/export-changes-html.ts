/** Exports the changes of a table as one printable page without scripts or external resources. */
import { type Change, type ChangeGroup, ruleTitle } from "@limpid/table";
import { CHANGE_TITLES, type ChangeReport, type ChangeTitle, changeTitle, describeSettings } from "./change-report.ts";

/** Largest number of changes on the page. The other formats contain all of them. */
const MAX_CHANGES = 5000;
/** Largest number of characters shown of a text. The other formats contain all of it. */
const MAX_CHARACTERS = 200;

const STYLE = `
body { margin: 2rem auto; max-width: 70rem; padding: 0 1rem; color: #1e293b; font: 14px/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { margin-top: 2rem; font-size: 1.1rem; } p { color: #475569; }
table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums; }
th, td { padding: .25rem .75rem .25rem 0; border-bottom: 1px solid #cbd5e1; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
thead { display: table-header-group; } tr { break-inside: avoid; }
th { color: #475569; font-weight: 600; } .number { text-align: right; white-space: nowrap; }
.text { white-space: pre-wrap; } .none { color: #64748b; font-style: italic; }
@media print { body { margin: 0; max-width: none; font-size: 10px; } }`;

export async function* exportChangesHtml(report: ChangeReport): AsyncGenerator<string, void> {
  const name = toHtml(report.name);
  yield `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><title>What changed: ${name}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head><body>
<h1>What changed: ${name}</h1>\n<p>${toHtml(summarise(report))}</p>\n`;
  yield formatGroups(report);
  yield* formatChanges(report);
  yield "</body></html>\n";
}

function summarise({ settings, rowCount, columns, groups }: ChangeReport): string {
  const size = `${rowCount.toLocaleString("en")} rows cleaned, ${columns.length.toLocaleString("en")} columns.`;
  const counts = CHANGE_TITLES.map((title) => `${title}: ${totalOf(groups, title).toLocaleString("en")}`);
  return `${size} ${describeSettings(settings)} ${counts.join(" · ")}`;
}

function totalOf(groups: readonly ChangeGroup[], title: ChangeTitle): number {
  return groups.reduce((sum, group) => sum + (changeTitle(group) === title ? group.total : 0), 0);
}

function formatGroups({ groups, columns: titles }: ChangeReport): string {
  const rows = groups.flatMap((group) =>
    group.columns.map(
      ({ column, count }) =>
        `<tr><td>${changeTitle(group)}<td>${toHtml(ruleTitle(group.rule))}<td class="text">${toHtml(cut(titles[column] ?? ""))}<td class="number">${count.toLocaleString("en")}`,
    ),
  );
  if (rows.length === 0) return "<p>No changes and no open questions.</p>\n";
  return `<h2>By rule and column</h2>\n<table><thead><tr><th>What<th>Rule<th>Column<th class="number">Cells</thead><tbody>
${rows.join("\n")}\n</tbody></table>\n`;
}

async function* formatChanges({ groups, columns, batches }: ChangeReport): AsyncGenerator<string, void> {
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  if (total === 0) return;
  yield `<h2>Every change</h2>\n${total > MAX_CHANGES ? `<p>The first ${MAX_CHANGES.toLocaleString("en")} of ${total.toLocaleString("en")}. The CSV and JSON reports have them all.</p>\n` : ""}`;
  yield '<table><thead><tr><th class="number">Row<th>Column<th>Raw<th>Output<th>Why<th>Rule<th class="number">Confidence</thead><tbody>\n';
  let left = MAX_CHANGES;
  for await (const batch of batches) {
    yield batch
      .slice(0, left)
      .map((change) => formatChange(change, columns))
      .join("");
    left -= batch.length;
    if (left <= 0) break;
  }
  yield "</tbody></table>\n";
}

function formatChange({ row, column, raw, output, rule, prob, msg }: Change, titles: readonly string[]): string {
  const shown = output === null ? '<td class="none">no data' : `<td class="text">${toHtml(cut(output))}`;
  return `<tr><td class="number">${row + 1}<td class="text">${toHtml(cut(titles[column] ?? ""))}<td class="text">${toHtml(cut(raw))}${shown}<td>${toHtml(msg)}<td>${toHtml(ruleTitle(rule))}<td class="number">${Math.round(prob * 100)} %\n`;
}

function cut(text: string): string {
  return text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text;
}

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** HTML does not allow NUL. */
function toHtml(text: string): string {
  return text.replaceAll("\u0000", "\uFFFD").replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}
