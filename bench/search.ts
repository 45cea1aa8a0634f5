/**
 * A made catalogue searched in each scope, and read as feeds. What is found is checked before times count. The meanings of the forty
 * themes and of some tables come from the model; those of all other tables are theirs with noise, for the model would take an hour.
 */
import assert from "node:assert/strict";
import {
  CatalogueIndex,
  type CatalogueTable,
  describeMeaning,
  searchMeaning,
  VECTOR_SIZE,
  vectorFromBase64,
} from "@limpid/catalogue";
import { openDatabase, tableLists } from "@limpid/database";
import { embedHandlers } from "../apps/worker/src/search/embed-handlers.ts";
import { makeTable } from "./search/make-catalogue.ts";
import { TEXT_QUERIES } from "./search/make-queries.ts";
import { THEMES, type Theme } from "./search/themes.ts";
import { seededRandom } from "./support/random.ts";
import { scenario } from "./support/scenario.ts";
import { percent, percentile } from "./support/statistics.ts";
import type { Row } from "./support/write-results.ts";

const FIRST = 5;
const MAX_SAMPLED = 300;
const BATCH = 16;
/** Vectors have numbers up to 127. */
const NOISE = 12;
const NONE = new Int8Array(VECTOR_SIZE);
const FEED_PAGES = 50;
const FEED_TABLES = 30;

export default scenario({
  title: "Search",
  options: { tables: 100_000, queries: 300 },
  measure: async ({ tables, queries }, { scratch, onEnd }) => {
    const random = seededRandom(7);
    const index = new CatalogueIndex();
    const filled = await fillIndex(index, tables, random);
    const database = await openDatabase({
      dataDir: scratch,
      log: { info: () => undefined, warn: () => undefined },
    });
    onEnd(() => database.close());
    const rows = [
      ...measureWords(index, { tables, queries, random }),
      await measureThemes(index, "meaning, English", ({ asked }) => asked),
      await measureThemes(index, "meaning, German, French, Portuguese", ({ askedOtherwise }) => askedOtherwise),
      ...(await measureFeeds(database.db, tables)),
    ];
    return { page: [`${tables} tables.`, [filled], rows] };
  },
});

/** Embeds texts as a worker of the service does. */
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

async function fillIndex(index: CatalogueIndex, count: number, random: () => number): Promise<Row> {
  const themes = THEMES.map(toTable);
  const sampleSize = Math.min(MAX_SAMPLED, count);
  const sampled = await embed(Array.from({ length: sampleSize }, (_, seed) => describeMeaning(makeTable(seed))));
  const vectors = await embed(themes.map(describeMeaning));
  const before = memoryMb();
  const started = performance.now();
  for (let seed = 0; seed < count; seed++) {
    const near = sampled[seed % sampleSize] ?? NONE;
    const vector = seed < sampleSize ? near : near.map((number) => number + NOISE * (random() - 0.5));
    const table = makeTable(seed);
    index.apply([{ id: table.id, seq: seed + 1, table, vector }]);
  }
  for (const [place, table] of themes.entries())
    index.apply([{ id: table.id, seq: count + place + 1, table, vector: vectors[place] ?? NONE }]);
  return { "the index, MB": memoryMb() - before, "filled in, s": (performance.now() - started) / 1000 };
}

function memoryMb(): number {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return (heapUsed + arrayBuffers) / 1e6;
}

interface Extent {
  readonly tables: number;
  readonly queries: number;
  readonly random: () => number;
}

function measureWords(index: CatalogueIndex, { tables, queries, random }: Extent): Row[] {
  return TEXT_QUERIES.map(({ what, scope, of, isUnique }) => {
    const times: number[] = [];
    let found = 0;
    while (times.length < queries) {
      const table = makeTable(Math.floor(random() * tables));
      const text = of(table, random);
      if (text === "") continue;
      const started = performance.now();
      const hits = index.search({ scope, text, limit: 50, first: null });
      times.push(performance.now() - started);
      assert.ok(hits.length > 0 || isUnique, `${what}: "${text}" finds nothing`);
      if (hits.slice(0, FIRST).some(({ id }) => id === table.id)) found++;
    }
    return toRow(what, isUnique ? found : null, times);
  });
}

async function measureThemes(
  index: CatalogueIndex,
  what: string,
  askedOf: (theme: Theme) => readonly string[],
): Promise<Row> {
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
  return toRow(what, found, times);
}

type Database = Awaited<ReturnType<typeof openDatabase>>["db"];

async function measureFeeds(db: Database, count: number): Promise<Row[]> {
  await fillDatabase(db, count);
  const measured: Row[] = [];
  for (const feed of ["latest", "quality", "popular"] as const) {
    const times: number[] = [];
    let afterId: string | null = null;
    for (let page = 0; page < FEED_PAGES; page++) {
      const started = performance.now();
      const { tables, lastId } = await tableLists.feed(db, feed, { limit: FEED_TABLES, afterId });
      times.push(performance.now() - started);
      if (lastId !== null) assert.equal(tables.length, FEED_TABLES);
      afterId = lastId;
    }
    measured.push(toRow(`feed ${feed}, ${FEED_TABLES} tables`, null, times));
  }
  return measured;
}

async function fillDatabase(db: Database, count: number): Promise<void> {
  const ROWS = 500;
  const lists = { tags: "[]", warnings: "[]", clutter: "[]", columns: "[]" };
  const records = { parameters: "{}", askedChoices: "{}", choices: "{}", settings: "{}", selectable: "{}" };
  const sizes = { pageSize: 20, rowLimit: 100, numRows: 1, numColumns: 1, cleanedRows: 1, numPages: 1 };
  const rest = { ...lists, ...records, ...sizes, ownerDetails: "{}" };
  for (let start = 0; start < count; start += ROWS)
    await db.transaction().execute(async (trx) => {
      for (let place = start; place < Math.min(count, start + ROWS); place++) {
        const { id, session, name, titles } = makeTable(place);
        const known = { listed: true, createdAt: new Date(1_700_000_000_000 + place * 1000) };
        await trx
          .insertInto("tables")
          .values({ id, session, name, source: "file", status: "done", ...known, ...rest })
          .execute();
        const facts = { quality: (place % 1000) / 1000, opens: place % 97, entry: JSON.stringify({ titles }) };
        await trx
          .insertInto("catalogue")
          .values({ tableId: id, seq: place + 1, ...known, ...facts })
          .execute();
      }
    });
}

function toRow(what: string, found: number | null, times: readonly number[]): Row {
  return {
    what,
    "among the first five, %": found === null ? null : percent(found, times.length),
    "p50, ms": percentile(times, 50),
    "p95, ms": percentile(times, 95),
  };
}
