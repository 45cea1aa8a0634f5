/**
 * A decision turned in a long table that was studied before, beside reading and studying the file again with it, in CPU time. The
 * first page is checked to be the same before the times count.
 */
import assert from "node:assert/strict";
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
import { scenario } from "./support/scenario.ts";
import { cpuSince } from "./support/timing.ts";
import type { Row } from "./support/write-results.ts";

/** A thing of many rows, one of few, categories, numbers, an id and a date. */
const COLUMNS = [3, 4, 5, 12, 13, 18, 21, 24, 27, 28];
const CHOSEN = {
  day: { 9: { entity: "category" } },
  id: { 8: { entity: "free_text" } },
  region: { 2: { entity: "category" } },
};
const OPTIONS: CleanFileOptions = { fileName: "long.csv", rowLimit: 100, pageSize: 20, now: () => performance.now() };

export default scenario({
  title: "A decision turned",
  options: { rows: 1_000_000 },
  measure: async ({ rows }) => {
    const bytes = makeCsv(rows);
    const first = await run(cleanFile(bytes, OPTIONS), process.cpuUsage());
    const ingested = serialize(find(first, "ingested"));
    const known = serialize(find(first, "compared").known);
    const times: Row[] = [];
    for (const [column, columnChoices] of Object.entries(CHOSEN)) {
      const chosen = { ...OPTIONS, columnChoices };
      const started = process.cpuUsage();
      const kept = [deserialize(ingested) as IngestedEvent, deserialize(known) as KnownTable] as const;
      const openedSeconds = cpuSince(started);
      const again = await run(cleanTable(kept[0], chosen, kept[1]), started);
      const fresh = await run(cleanFile(bytes, chosen), process.cpuUsage());
      const whole = find(fresh, "cleaned").clean;
      // From the file the first page is cleaned by a sample first.
      assert.deepEqual(firstOutputs(find(again, "page").clean), firstOutputs(whole));
      assert.deepEqual(find(again, "cleaned").clean, whole);
      times.push({
        column,
        openedSeconds,
        "first page again, s": again.pageSeconds,
        "rows compared again, s": again.seconds,
        "first page from the file, s": fresh.pageSeconds,
        "rows compared, s": fresh.seconds,
      });
    }
    const [keptMb, fileMb] = [ingested.length + known.length, bytes.length].map((size) => Math.round(size / 2 ** 20));
    const about = `${rows} rows and ${COLUMNS.length} columns, of which 100 rows are cleaned; another class is chosen for a column. What is kept of the table takes ${keptMb} MB beside ${fileMb} MB of the file.`;
    return { page: [about, times] };
  },
});

interface Run {
  readonly events: readonly PipelineEvent[];
  readonly pageSeconds: number;
  readonly seconds: number;
}

async function run(cleaning: AsyncIterable<PipelineEvent>, started: NodeJS.CpuUsage): Promise<Run> {
  const events: PipelineEvent[] = [];
  let pageSeconds = 0;
  for await (const event of cleaning) {
    if (event.kind === "page" && pageSeconds === 0) pageSeconds = cpuSince(started);
    events.push(event);
  }
  return { events, pageSeconds, seconds: cpuSince(started) };
}

function find<Kind extends PipelineEvent["kind"]>({ events }: Run, kind: Kind) {
  const event = events.find((one): one is Extract<PipelineEvent, { kind: Kind }> => one.kind === kind);
  assert(event !== undefined, `There is no event "${kind}"`);
  return event;
}

/** The outputs of the rows of the first page. */
function firstOutputs({ columns }: CleanTable): (string | null | undefined)[][] {
  return columns.map(({ codes, verdicts }) =>
    Array.from({ length: OPTIONS.pageSize }, (_, row) => verdicts[codes[row] ?? -1]?.output),
  );
}

function makeCsv(rows: number): Uint8Array {
  const { table } = makeTable(rows, 1);
  const columns = COLUMNS.map((index) => table.columns[index]).filter((column) => column !== undefined);
  const chunks = [new TextEncoder().encode(`${columns.map(({ title }) => title).join(",")}\n`)];
  for (let row = 0; row < rows; row += 10_000) {
    const lines = Array.from({ length: Math.min(10_000, rows - row) }, (_, at) =>
      columns.map((column) => textAt(column, row + at)).join(","),
    );
    chunks.push(new TextEncoder().encode(`${lines.join("\n")}\n`));
  }
  return Buffer.concat(chunks);
}
