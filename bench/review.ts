/**
 * The review of a long table of ten columns, a tenth of its cells not plain: its size on disk, and what is asked of it. The answers
 * are compared with what is known before their time counts.
 */
import assert from "node:assert/strict";
import { statSync } from "node:fs";
import { join } from "node:path";
import { NO_EDITS } from "@limpid/edits";
import { type CleanTable, FINE_VERDICT, groupChanges, plainGuess, type Verdict } from "@limpid/table";
import { EditedTable, PageReader, writeCleaned, writeIngest } from "@limpid/tables";
import { findChanges, findIssues, streamChanges } from "@limpid/tables/lookups";
import { seededRandom } from "./support/random.ts";
import { scenario } from "./support/scenario.ts";
import { sum } from "./support/statistics.ts";
import { timed } from "./support/timing.ts";

const COLUMNS = 10;
const VALUES = 20_000;
const PAGE_ROWS = 20;

export default scenario({
  title: "Reviews of a long table",
  options: { rows: 1_000_000 },
  measure: async ({ rows }, { scratch }) => {
    const at = (name: string): string => join(scratch, `${name}.parquet`);
    const paths = { ingest: at("ingest"), review: at("review"), plain: at("plain"), clean: at("clean") };
    const clean = makeTable(rows);
    const dict = clean.columns[0]?.verdicts.map(({ raw }) => raw) ?? [];
    await writeIngest(paths.ingest, {
      columns: clean.columns.map(({ title, codes }) => ({ title, dict, codes })),
      rowCount: rows,
    });
    const groups = groupChanges(clean);
    const written = await timed(() => writeCleaned(paths, [clean]));
    const table = await EditedTable.open(paths);
    const issues = await timed(() => findIssues(table));
    const changes = await timed(() => findChanges(table, { offset: 0, limit: 50 }));
    table.close();
    const report = await timed(async () => countStreamed((await streamChanges(paths, NO_EDITS, rows)).batches));
    const reader = await PageReader.open();
    await reader.readCleanPage(paths, { firstRow: 0, rowCount: PAGE_ROWS });
    const firstRow = Math.floor(rows / 2);
    const page = await timed(() => reader.readCleanPage(paths, { firstRow, rowCount: PAGE_ROWS }));
    await reader.close();
    assert.deepEqual(changes.found.groups, groups);
    assert.equal(
      report.found,
      sum(groups, ({ total }) => total),
    );
    for (const [row, cells] of page.found.entries())
      for (const [column, verdict] of cells.entries()) {
        const { verdicts, codes } = clean.columns[column] ?? { verdicts: [], codes: new Uint32Array() };
        assert.deepEqual(verdict, verdicts[codes[firstRow + row] ?? 0]);
      }
    const size = Math.round((statSync(paths.review).size + statSync(paths.plain).size) / 1e6);
    const times = Object.entries({ written, issues, changes, report, page });
    return {
      page: [
        `${rows} rows and ${COLUMNS} columns, a tenth of the cells not plain: ${size} MB.`,
        times.map(([what, { cpuSeconds, ms }]) => ({ what, cpuSeconds, "on the clock, s": ms / 1000 })),
      ],
    };
  },
});

/** In a hundred values one is invalid, one missing, two are asked about, and six written in another form. */
function makeVerdict(value: number): Verdict {
  const raw = `value ${value}`;
  const fine = { ...FINE_VERDICT, raw, output: raw, prob: value % 3 === 0 ? 0.971 : 0.983, msg: "" };
  const msg = `Value ${value} is one of those that there is something to say of.`;
  const share = value % 100;
  if (share === 0) return { ...fine, kind: "invalid", rule: "text.invalid", msg, prob: 0.1 };
  if (share === 1) return { ...fine, kind: "missing", output: null, rule: "missing.token", msg, missing: 0.97 };
  if (share < 4)
    return { ...fine, kind: "proposed", rule: "typo.near", msg, alternatives: [{ output: "value", prob: 0.75 }] };
  return share < 10 ? { ...fine, kind: "written", output: `Value ${value}`, rule: "text.one-form", msg } : fine;
}

function makeTable(rowCount: number): CleanTable {
  const random = seededRandom(1);
  const verdicts = Array.from({ length: VALUES }, (_, value) => makeVerdict(value));
  const columns = Array.from({ length: COLUMNS }, (_, column) => ({
    title: `column ${column}`,
    entity: plainGuess("text", "Text"),
    type: "text" as const,
    classType: "text" as const,
    evidence: [],
    decisions: [],
    questions: [],
    judgement: "judged" as const,
    verdicts,
    codes: Uint32Array.from({ length: rowCount }, () => Math.floor(random() * VALUES)),
  }));
  return { columns, rowCount };
}

async function countStreamed(batches: AsyncIterable<readonly unknown[]>): Promise<number> {
  let count = 0;
  for await (const batch of batches) count += batch.length;
  return count;
}
