/** What is written from codes is read back by DuckDB, whatever the texts and however many of them differ. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { literal, streamJson, withDuckDb } from "./duckdb.ts";
import { type EncodedColumn, writeEncoded } from "./write-encoded.ts";

let folder: string;
beforeAll(() => {
  folder = makeDataDir();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function random(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * below);
  };
}

const PIECES = ["", "a", "é", "😀", "\u0000", "\uffff", "𝒳", "0", "-", "long ".repeat(50), "\r\n", '"', "ﷺ"];

/** Different texts, some of them empty, long or beyond the basic plane; one is null if `hasNull`. */
function makeDict(count: number, hasNull: boolean, next: (below: number) => number): (string | null)[] {
  const dict: (string | null)[] = Array.from({ length: count }, (_, index) => {
    const piece = PIECES[next(PIECES.length)] ?? "";
    return index < PIECES.length ? (PIECES[index] ?? "") : `${piece}${index.toString(36)}${next(3) === 0 ? piece : ""}`;
  });
  if (hasNull) dict[next(count)] = null;
  return dict;
}

/** Codes without order, in runs, or all in turn. */
function makeCodes(rowCount: number, count: number, next: (below: number) => number): Uint32Array {
  const kind = next(3);
  let code = 0;
  return Uint32Array.from({ length: rowCount }, (_, row) => {
    if (kind === 0) code = next(count);
    else if (kind === 1 && next(50) === 0) code = next(count);
    else if (kind === 2) code = row % count;
    return code;
  });
}

async function expectSame(name: string, columns: readonly EncodedColumn[], rowCount: number): Promise<void> {
  const path = join(folder, `${name}.parquet`);
  await writeEncoded(path, { columns, rowCount, firstRow: 7 });
  let row = 0;
  let wrong: unknown;
  await withDuckDb(async (connection) => {
    const fields = ["row", ...columns.map((column) => column.name)].join(", ");
    const select = `select cast(to_json([${fields.replace("row", "cast(row as varchar)")}]) as varchar) from read_parquet(${literal(path)}) order by row`;
    for await (const batch of streamJson<(string | null)[]>(connection, select))
      for (const [number, ...cells] of batch) {
        for (const [index, { dict, codes, places }] of columns.entries()) {
          const code = codes[row] ?? 0;
          const text = dict[places === undefined ? code : (places[code] ?? 0)] ?? null;
          if (cells[index] !== text || number !== String(row + 7)) wrong ??= { row, index, text, found: cells[index] };
        }
        row++;
      }
  });
  expect([row, wrong]).toEqual([rowCount, undefined]);
}

const DISTINCT = [1, 2, 3, 7, 8, 9, 15, 16, 17, 255, 256, 257, 65_535, 65_536, 65_537];
const ROWS = [0, 1, 7, 8, 9, 127, 128, 129, 20_479, 20_480, 20_481, 70_000];

it.each(ROWS)("columns of all numbers of different texts, in %i rows", async (rowCount) => {
  const next = random(rowCount + 1);
  const columns = DISTINCT.map((count, index): EncodedColumn => {
    const dict = makeDict(count, index % 2 === 0, next);
    const codes = makeCodes(rowCount, count, next);
    const isMapped = index % 3 === 0;
    const places = Uint32Array.from({ length: count }, () => next(count));
    return { name: `c${index}`, sqlType: "VARCHAR", dict, codes, ...(isMapped && { places }) };
  });
  await expectSame(`rows-${rowCount}`, columns, rowCount);
});

it("more rows than 2^20, of few texts, of no value and of a text each", async () => {
  const rowCount = 2 ** 20 + 1;
  const next = random(3);
  const unique = Array.from({ length: rowCount }, (_, row) => `${row}`);
  await expectSame(
    "long",
    [
      { name: "few", sqlType: "VARCHAR", dict: makeDict(9, true, next), codes: makeCodes(rowCount, 9, next) },
      { name: "nothing", sqlType: "VARCHAR", dict: [null], codes: new Uint32Array(rowCount) },
      { name: "own", sqlType: "VARCHAR", dict: unique, codes: Uint32Array.from(unique, (_, row) => row) },
    ],
    rowCount,
  );
});
