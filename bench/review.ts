/**
 * `npm run bench -- review [--rows 1000000]`: the review of a long table of ten columns, a tenth of its cells not plain: size
 * on disk, and what is asked of it. The answers are compared with what is known before their time counts.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { NO_EDITS } from "@limpid/edits";
import { type CleanTable, FINE_VERDICT, groupChanges, plainGuess, type Verdict } from "@limpid/table";
import { EditedTable, PageReader, writeIngest, writeReview } from "@limpid/tables";
import { findChanges, findIssues, streamChanges } from "@limpid/tables/lookups";
import { describeMachine } from "./support/describe-machine.ts";
import { seededRandom } from "./support/random.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const ROWS = Number(options.rows);
const COLUMNS = 10;
const VALUES = 20_000;
const PAGE = { firstRow: Math.floor(ROWS / 2), rowCount: 20 };

/** Of a hundred values one is invalid, one missing, two are asked about, and six written in another form. */
function verdictOf(value: number): Verdict {
  const raw = `value ${value}`;
  const said = { ...FINE_VERDICT, raw, output: raw, prob: value % 3 === 0 ? 0.971 : 0.983, msg: "" };
  const msg = `Value ${value} is one of those that there is something to say of.`;
  const share = value % 100;
  if (share === 0) return { ...said, kind: "invalid", rule: "text.invalid", msg, prob: 0.1 };
  if (share === 1) return { ...said, kind: "missing", output: null, rule: "missing.token", msg, missing: 0.97 };
  if (share < 4)
    return { ...said, kind: "proposed", rule: "typo.near", msg, alternatives: [{ output: "value", prob: 0.75 }] };
  return share < 10 ? { ...said, kind: "written", output: `Value ${value}`, rule: "text.one-form", msg } : said;
}

function makeTable(): CleanTable {
  const random = seededRandom(1);
  const verdicts = Array.from({ length: VALUES }, (_, value) => verdictOf(value));
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
    codes: Uint32Array.from({ length: ROWS }, () => Math.floor(random() * VALUES)),
  }));
  return { columns, rowCount: ROWS };
}

interface Measured {
  readonly cpu: number;
  readonly wall: number;
}

/** Of CPU time too, so that a busy machine tells the same. */
async function timed<Found>(work: () => Promise<Found>): Promise<Measured & { readonly found: Found }> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const found = await work();
  const { user, system } = process.cpuUsage(before);
  return { found, cpu: (user + system) / 1e6, wall: (performance.now() - started) / 1000 };
}

async function countStreamed(batches: AsyncIterable<readonly unknown[]>): Promise<number> {
  let count = 0;
  for await (const batch of batches) count += batch.length;
  return count;
}

const machine = describeMachine();
const folder = mkdtempSync(join(tmpdir(), "limpid-review-"));
const at = (name: string): string => join(folder, `${name}.parquet`);
const paths = { ingest: at("ingest"), review: at("review"), plain: at("plain") };
try {
  const clean = makeTable();
  const dict = clean.columns[0]?.verdicts.map(({ raw }) => raw) ?? [];
  await writeIngest(paths.ingest, {
    columns: clean.columns.map(({ title, codes }) => ({ title, dict, codes })),
    rowCount: ROWS,
  });
  const groups = groupChanges(clean);
  const total = groups.reduce((sum, group) => sum + group.total, 0);
  const written = await timed(() => writeReview(paths, clean));
  const table = await EditedTable.open(paths);
  const issues = await timed(() => findIssues(table));
  const changes = await timed(() => findChanges(table, { offset: 0, limit: 50 }));
  table.close();
  const report = await timed(async () => countStreamed((await streamChanges(paths, NO_EDITS, ROWS)).batches));
  const reader = await PageReader.open();
  await reader.readCleanPage(paths, { firstRow: 0, rowCount: 20 });
  const page = await timed(() => reader.readCleanPage(paths, PAGE));
  await reader.close();
  assert.deepEqual(changes.found.groups, groups);
  assert.equal(report.found, total);
  for (const [row, cells] of page.found.entries())
    for (const [column, verdict] of cells.entries()) {
      const { verdicts, codes } = clean.columns[column] ?? { verdicts: [], codes: new Uint32Array() };
      assert.deepEqual(verdict, verdicts[codes[PAGE.firstRow + row] ?? 0]);
    }
  const size = Math.round((statSync(paths.review).size + statSync(paths.plain).size) / 1e6);
  const rows = Object.entries({ written, issues, changes, report, page }).map(([name, { cpu, wall }]) => [
    name,
    rounded(cpu),
    rounded(wall),
  ]);
  const text = `${ROWS.toLocaleString("en")} rows and ${COLUMNS} columns, a tenth of the cells not plain: ${size} MB. Seconds.

${markdownTable(["", "CPU time", "on the clock"], rows)}`;
  writeResults({
    name: "review",
    title: "Reviews of a long table",
    machine,
    figures: { rows: ROWS, size, measured: rows },
    text,
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
