/**
 * `npm run bench -- search [--tables 100000] [--queries 300]`: a made catalogue searched in each scope, and read as feeds. What is found is
 * checked before times count. The meanings of the forty themes and of some tables are told by the model; those of all other tables are
 * theirs with noise, for the model would take an hour.
 */
import assert from "node:assert/strict";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
  CatalogueIndex,
  type CatalogueTable,
  meaningOf,
  searchMeaning,
  VECTOR_SIZE,
  vectorFromBase64,
} from "@limpid/catalogue";
import { openDatabase, tableLists } from "@limpid/database";
import { embedHandlers } from "../apps/worker/src/search/embed-handlers.ts";
import { makeTable } from "./search/make-catalogue.ts";
import { TEXT_QUERIES } from "./search/make-queries.ts";
import { THEMES, type Theme } from "./search/themes.ts";
import { describeMachine } from "./support/describe-machine.ts";
import { seededRandom } from "./support/random.ts";
import { median, percentile, rounded } from "./support/statistics.ts";
import { markdownTable, writeResults } from "./support/write-results.ts";

const { values: options } = parseArgs({
  options: { tables: { type: "string", default: "100000" }, queries: { type: "string", default: "300" } },
});
const TABLES = Number(options.tables);
const QUERIES = Number(options.queries);
const FIRST = 5;
const SAMPLED = Math.min(300, TABLES);
const BATCH = 16;
/** Of numbers up to 127. */
const NOISE = 12;
const NONE = new Int8Array(VECTOR_SIZE);

const machine = describeMachine();
const random = seededRandom(7);
const index = new CatalogueIndex();
const rows = [...(await fillIndex()), ...measureWords(), ...(await measureMeaning()), ...(await measureFeed())];
const text = markdownTable(["What", "Found among the first five", "p50 ms", "p95 ms"], rows);
writeResults({ name: "search", title: `Search over ${TABLES} tables`, machine, figures: rows, text });

type Row = readonly [what: string, found: string, p50: string, p95: string];

/** As a worker of the service does it. */
async function embed(texts: readonly string[]): Promise<Int8Array[]> {
  const vectors: string[] = [];
  for (let start = 0; start < texts.length; start += BATCH)
    vectors.push(...(await embedHandlers.embedTexts(texts.slice(start, start + BATCH), async () => undefined)));
  return vectors.map(vectorFromBase64);
}

function toTable({ name, titles, values }: Theme, place: number): CatalogueTable {
  const rest = { session: "", username: null, description: "", tags: [], classes: [] };
  return { id: `theme-${place}`, name, titles, values: [values], ...rest };
}

async function fillIndex(): Promise<Row[]> {
  const themes = THEMES.map(toTable);
  const sampled = await embed(Array.from({ length: SAMPLED }, (_, seed) => meaningOf(makeTable(seed))));
  const vectors = await embed(themes.map(meaningOf));
  const before = memoryMb();
  const started = performance.now();
  for (let seed = 0; seed < TABLES; seed++) {
    const near = sampled[seed % SAMPLED] ?? NONE;
    const vector = seed < SAMPLED ? near : near.map((number) => number + NOISE * (random() - 0.5));
    const table = makeTable(seed);
    index.apply([{ id: table.id, seq: seed + 1, table, vector }]);
  }
  index.apply(
    themes.map((table, place) => ({
      id: table.id,
      seq: TABLES + place + 1,
      table,
      vector: vectors[place] ?? NONE,
    })),
  );
  const seconds = (performance.now() - started) / 1000;
  return [[`the index: ${Math.round(memoryMb() - before)} MB, filled in ${rounded(seconds)} s`, "", "", ""]];
}

function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

function timed<T>(work: () => T): { readonly ms: number; readonly found: T } {
  const started = performance.now();
  const found = work();
  return { ms: performance.now() - started, found };
}

function measureWords(): Row[] {
  return TEXT_QUERIES.map(({ what, scope, of, isUnique }) => {
    const times: number[] = [];
    let found = 0;
    while (times.length < QUERIES) {
      const table = makeTable(Math.floor(random() * TABLES));
      const asked = of(table, random);
      if (asked === "") continue;
      const { ms, found: hits } = timed(() => index.search({ scope, text: asked, limit: 50, first: null }));
      assert.ok(hits.length > 0 || isUnique, `${what}: "${asked}" finds nothing`);
      if (hits.slice(0, FIRST).some(({ id }) => id === table.id)) found++;
      times.push(ms);
    }
    return rowOf(what, isUnique ? share(found, times.length) : "", times);
  });
}

async function measureMeaning(): Promise<Row[]> {
  return [
    await measureTheme("meaning, English", ({ asked }) => asked),
    await measureTheme("meaning, German, French, Portuguese", ({ askedOtherwise }) => askedOtherwise),
  ];
}

async function measureTheme(what: string, askedOf: (theme: Theme) => readonly string[]): Promise<Row> {
  const times: number[] = [];
  let found = 0;
  for (const [place, theme] of THEMES.entries())
    for (const asked of askedOf(theme)) {
      const started = performance.now();
      const [vector = NONE] = await embed([searchMeaning(asked)]);
      const hits = index.search({ scope: "semantic", text: asked, vector, limit: 50, first: null });
      times.push(performance.now() - started);
      if (hits.slice(0, FIRST).some(({ id }) => id === `theme-${place}`)) found++;
    }
  return rowOf(what, share(found, times.length), times);
}

async function measureFeed(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), "limpid-bench-search-"));
  const database = await openDatabase({ dataDir, log: { info: () => undefined, warn: () => undefined } });
  try {
    await fillDatabase(database.db);
    const measured: Row[] = [];
    for (const feed of ["latest", "quality", "popular"] as const) {
      const times: number[] = [];
      let afterId: string | null = null;
      for (let page = 0; page < 50; page++) {
        const started = performance.now();
        const { tables, lastId } = await tableLists.feed(database.db, feed, { limit: 30, afterId });
        times.push(performance.now() - started);
        if (lastId !== null) assert.equal(tables.length, 30);
        afterId = lastId;
      }
      measured.push(rowOf(`feed ${feed}, thirty tables`, "", times));
    }
    return measured;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fillDatabase(db: Awaited<ReturnType<typeof openDatabase>>["db"]): Promise<void> {
  const ROWS = 500;
  for (let start = 0; start < TABLES; start += ROWS) {
    const made = Array.from({ length: Math.min(ROWS, TABLES - start) }, (_, place) => makeTable(start + place));
    await db.transaction().execute(async (trx) => {
      for (const [place, { id, session, name, titles }] of made.entries()) {
        const createdAt = new Date(1_700_000_000_000 + (start + place) * 1000);
        const json = {
          tags: "[]",
          parameters: "{}",
          warnings: "[]",
          clutter: "[]",
          columns: "[]",
          askedChoices: "{}",
          choices: "{}",
          settings: "{}",
          selectable: "{}",
          ownerDetails: "{}",
        };
        const sizes = { pageSize: 20, rowLimit: 100, numRows: 1, numColumns: 1, cleanedRows: 1, numPages: 1 };
        await trx
          .insertInto("tables")
          .values({ id, session, name, source: "file", listed: true, status: "done", createdAt, ...sizes, ...json })
          .execute();
        const facts = {
          quality: ((start + place) % 1000) / 1000,
          opens: (start + place) % 97,
          entry: JSON.stringify({ titles }),
        };
        await trx
          .insertInto("catalogue")
          .values({ tableId: id, seq: start + place + 1, listed: true, createdAt, ...facts })
          .execute();
      }
    });
  }
}

function rowOf(what: string, found: string, times: readonly number[]): Row {
  return [what, found, String(rounded(median(times))), String(rounded(percentile(times, 95)))];
}

function share(found: number, all: number): string {
  return `${rounded((100 * found) / all)} % of ${all}`;
}
