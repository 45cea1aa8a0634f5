/**
 * `npm run bench -- restudy`: a decision turned in a long table that was studied before, beside reading and studying the
 * file again with it. The first page is checked to be the same before the times count.
 */
import assert from "node:assert/strict";
import { parseArgs } from "node:util";
import { deserialize, serialize } from "node:v8";
import {
  type CleanFileOptions,
  cleanFile,
  cleanTable,
  type IngestedEvent,
  type KnownTable,
  type PipelineEvent,
} from "@limpid/pipeline";
import { type CleanTable, textAt } from "@limpid/table";
import { makeTable } from "./compare/make-table.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({ options: { rows: { type: "string", default: "1000000" } } });
const ROWS = Number(options.rows);
/** A thing of many rows, one of few, categories, numbers, an id and a date. */
const COLUMNS = [3, 4, 5, 12, 13, 18, 21, 24, 27, 28];
const CHOSEN = {
  day: { 9: { entity: "category" } },
  id: { 8: { entity: "free_text" } },
  region: { 2: { entity: "category" } },
};

interface Told {
  readonly events: readonly PipelineEvent[];
  readonly pageSeconds: number;
  readonly seconds: number;
}

async function run(told: AsyncIterable<PipelineEvent>, started: NodeJS.CpuUsage): Promise<Told> {
  const events: PipelineEvent[] = [];
  let pageSeconds = 0;
  for await (const event of told) {
    if (event.kind === "page" && pageSeconds === 0) pageSeconds = secondsSince(started);
    events.push(event);
  }
  return { events, pageSeconds, seconds: secondsSince(started) };
}

/** Of CPU time, so that a busy machine tells the same. */
function secondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e6;
}

function find<Kind extends PipelineEvent["kind"]>({ events }: Told, kind: Kind) {
  const event = events.find((one): one is Extract<PipelineEvent, { kind: Kind }> => one.kind === kind);
  assert(event !== undefined, `There is no event "${kind}"`);
  return event;
}

/** Of the rows of the first page. */
function outputsOf({ columns }: CleanTable): (string | null | undefined)[][] {
  return columns.map(({ codes, verdicts }) =>
    Array.from({ length: base.pageSize }, (_, row) => verdicts[codes[row] ?? -1]?.output),
  );
}

function makeCsv(): Uint8Array {
  const { table } = makeTable(ROWS, 1);
  const columns = COLUMNS.map((index) => table.columns[index]).filter((column) => column !== undefined);
  const chunks = [new TextEncoder().encode(`${columns.map(({ title }) => title).join(",")}\n`)];
  for (let row = 0; row < ROWS; row += 10_000) {
    const rows = Array.from({ length: Math.min(10_000, ROWS - row) }, (_, at) =>
      columns.map((column) => textAt(column, row + at)).join(","),
    );
    chunks.push(new TextEncoder().encode(`${rows.join("\n")}\n`));
  }
  return Buffer.concat(chunks);
}

const machine = describeMachine();
const bytes = makeCsv();
const base: CleanFileOptions = { fileName: "long.csv", rowLimit: 100, pageSize: 20, now: () => performance.now() };
const first = await run(cleanFile(bytes, base), process.cpuUsage());
const kept = [serialize(find(first, "ingested")), serialize(find(first, "compared").known)] as const;
const rows: (string | number)[][] = [];
for (const [name, columnChoices] of Object.entries(CHOSEN)) {
  const chosen = { ...base, columnChoices };
  const started = process.cpuUsage();
  const [ingested, known] = [deserialize(kept[0]) as IngestedEvent, deserialize(kept[1]) as KnownTable];
  const opened = secondsSince(started);
  const again = await run(cleanTable(ingested, chosen, known), started);
  const fresh = await run(cleanFile(bytes, chosen), process.cpuUsage());
  const whole = find(fresh, "cleaned").clean;
  // From the file the first page is cleaned by a sample first.
  assert.deepEqual(outputsOf(find(again, "page").clean), outputsOf(whole));
  assert.deepEqual(find(again, "cleaned").clean, whole);
  rows.push([
    name,
    ...[opened, again.pageSeconds, again.seconds, fresh.pageSeconds, fresh.seconds].map((one) => rounded(one)),
  ]);
}
const text = `${ROWS.toLocaleString("en")} rows and ${COLUMNS.length} columns, of which 100 rows are cleaned; another class is chosen for a column. Seconds of CPU time, the collector included;
what is kept of the table takes ${Math.round((kept[0].length + kept[1].length) / 2 ** 20)} MB beside ${Math.round(bytes.length / 2 ** 20)} MB of the file.

${markdownTable(["column", "opened", "first page anew", "rows compared anew", "first page from the file", "rows compared"], rows)}`;
writeResults({ name: "restudy", title: "A decision turned", machine, figures: { rows: ROWS, measured: rows }, text });
