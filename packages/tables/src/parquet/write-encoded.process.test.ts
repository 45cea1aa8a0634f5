import { readFileSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { parquetReadObjects } from "hyparquet";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { literal, readAll, withDuckDb } from "./duckdb.ts";
import { type EncodedColumn, ROW_GROUP_SIZE, writeEncoded } from "./write-encoded.ts";

let folder: string;
beforeAll(() => {
  folder = makeDataDir();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
const newPath = (): string => join(folder, `${files++}.parquet`);

function column(sqlType: string, dict: readonly (string | null)[], codes: ArrayLike<number>): EncodedColumn {
  return { name: `c_${sqlType}`, sqlType, dict, codes: Uint32Array.from(codes) };
}

/** Mixes the codes, so that neighbours differ, and a group has some of them only. */
function mixed(rowCount: number, dictLength: number): Uint32Array {
  return Uint32Array.from({ length: rowCount }, (_, row) => (row * 7919 + (row >> 11)) % dictLength);
}

const VALUES: Readonly<Record<string, readonly (string | null)[]>> = {
  VARCHAR: ["", "plain", null, "Zoë", "😀 ﷽", "nul \u0000 inside", "x".repeat(3000), "é".repeat(60), "line\r\nbreak"],
  BIGINT: [
    "0",
    "-1",
    null,
    "9223372036854775807",
    "-9223372036854775808",
    "4294967296",
    "-4294967297",
    "999999999999999",
  ],
  INTEGER: ["0", "-2147483648", "2147483647", null],
  DOUBLE: ["0.5", "-0.0001", null, "123456789.25", "999999999999999"],
  "DECIMAL(18,2)": ["0.00", "-0.01", "12.50", null, "9999999999999999.99", "-9999999999999999.99", "7"],
  "DECIMAL(38,3)": [
    "0.125",
    null,
    "-12345678901234567890123456789012345.678",
    "99999999999999999999999999999999999.999",
  ],
  BOOLEAN: ["true", null, "false"],
  DATE: ["1970-01-01", "0001-01-01", "9999-12-31", null, "2024-02-29", "1969-12-31"],
  TIMESTAMP: ["1970-01-01 00:00:00", "0001-01-01 23:59:59.999999", null, "2024-02-29 07:05", "1969-12-31 23:59:59.5"],
};

describe("a file that is written from codes", () => {
  it.each(Object.keys(VALUES))("holds what DuckDB makes of the same texts: %s", async (sqlType) => {
    const dict = VALUES[sqlType] ?? [];
    const codes = mixed(2 * ROW_GROUP_SIZE + 77, dict.length);
    const path = newPath();
    await writeEncoded(path, { columns: [column(sqlType, dict, codes)], rowCount: codes.length, firstRow: null });
    await withDuckDb(async (connection) => {
      const described = await readAll(connection, `describe select * from read_parquet(${literal(path)})`);
      expect(described.map(([name, type]) => [name, type])).toEqual([[`c_${sqlType}`, sqlType]]);
      const texts = dict.map((text) => (text === null ? "null" : `cast(${textLiteral(text)} as ${sqlType})`));
      const expected = await readAll(
        connection,
        `select cast(v as varchar) from (values ${texts.map((text) => `(${text})`).join(", ")}) as t(v)`,
      );
      const found = await readAll(
        connection,
        `select cast("c_${sqlType}" as varchar) from read_parquet(${literal(path)})`,
      );
      expect(found.length).toBe(codes.length);
      expect(found.findIndex(([text], row) => text !== expected[codes[row] ?? 0]?.[0])).toBe(-1);
    });
  });

  it("is read by another reader of the format as well", async () => {
    const rowCount = ROW_GROUP_SIZE + 3;
    const unique = Array.from({ length: rowCount }, (_, row) => `unique ${row} ${"é".repeat(row % 5)}`);
    const path = newPath();
    const columns = [
      {
        name: "text",
        sqlType: "VARCHAR",
        dict: VALUES.VARCHAR ?? [],
        codes: mixed(rowCount, VALUES.VARCHAR?.length ?? 1),
      },
      { name: "unique", sqlType: "VARCHAR", dict: unique, codes: Uint32Array.from(unique, (_, row) => row) },
      {
        name: "long",
        sqlType: "BIGINT",
        dict: VALUES.BIGINT ?? [],
        codes: mixed(rowCount, VALUES.BIGINT?.length ?? 1),
      },
      { name: "truth", sqlType: "BOOLEAN", dict: VALUES.BOOLEAN ?? [], codes: mixed(rowCount, 3) },
    ];
    await writeEncoded(path, { columns, rowCount, firstRow: 5_000_000_000 });
    const rows = await parquetReadObjects({ file: readFileSync(path).buffer as ArrayBuffer });
    expect(rows.length).toBe(rowCount);
    const wrong = rows.find((row, index) => {
      const [text, one, long, truth] = columns.map(({ dict, codes }) => dict[codes[index] ?? 0] ?? null);
      const isRight =
        row.row === BigInt(5_000_000_000 + index) &&
        row.text === text &&
        row.unique === one &&
        row.long === (long === null ? null : BigInt(long ?? "")) &&
        row.truth === (truth === null ? null : truth === "true");
      return !isRight;
    });
    expect(wrong).toBeUndefined();
  });

  it("splits a column of long texts into pages", async () => {
    const dict = Array.from({ length: 40 }, (_, index) => `${index} `.repeat(100_000));
    const path = newPath();
    const codes = Uint32Array.from(dict, (_, row) => row);
    await writeEncoded(path, { columns: [column("VARCHAR", dict, codes)], rowCount: 40, firstRow: null });
    const found = await read(path, "*");
    expect(found.findIndex(([text], row) => text !== dict[row])).toBe(-1);
  });

  it("is small and soon written where many rows hold the same very long text", async () => {
    const dict = ["x".repeat(9_000_000), "é".repeat(3_000_000)];
    const path = newPath();
    await writeEncoded(path, { columns: [column("VARCHAR", dict, mixed(200, 2))], rowCount: 200, firstRow: null });
    expect(statSync(path).size).toBeLessThan(2_000_000);
    expect(await read(path, `strlen("c_VARCHAR") as bytes, count(*)`, "group by bytes order by bytes")).toEqual([
      [6_000_000n, 100n],
      [9_000_000n, 100n],
    ]);
  });

  it("has as many columns as a spreadsheet at most, every third of them without a value", async () => {
    const columns = Array.from({ length: 16_384 }, (_, index) => ({
      ...column("VARCHAR", [`${index} a`, null, `${index} b`], index % 3 === 0 ? [1, 1, 1] : [0, 1, 2]),
      name: `c${index}`,
    }));
    const path = newPath();
    await writeEncoded(path, { columns, rowCount: 3, firstRow: 0 });
    expect(await read(path, "row, c0, c1, c4711, c16382, c16383")).toEqual([
      [0n, null, "1 a", "4711 a", "16382 a", null],
      [1n, null, null, null, null, null],
      [2n, null, "1 b", "4711 b", "16382 b", null],
    ]);
  });

  it("keeps texts of two megabytes that are all different", async () => {
    const dict = Array.from({ length: 6 }, (_, index) => `${index} é`.repeat(500_000));
    const path = newPath();
    await writeEncoded(path, { columns: [column("VARCHAR", dict, [5, 4, 3, 2, 1, 0])], rowCount: 6, firstRow: null });
    const found = await read(path, "*");
    expect(found.findIndex(([text], row) => text !== dict[5 - row])).toBe(-1);
  });

  it("has the replacement character for half a character, as UTF-8 has none", async () => {
    const dict = ["\ud800", "a\udfff", `${"long ".repeat(20)}\ud83d`, "\ud83d\ude00"];
    const path = newPath();
    await writeEncoded(path, { columns: [column("VARCHAR", dict, [0, 1, 2, 3])], rowCount: 4, firstRow: null });
    expect((await read(path, "*")).flat()).toEqual(["\ufffd", "a\ufffd", `${"long ".repeat(20)}\ufffd`, "😀"]);
  });

  it.each(Object.keys(VALUES))("may have a group without any value between others: %s", async (sqlType) => {
    const [first = null] = VALUES[sqlType] ?? [];
    const codes = Uint32Array.from({ length: 3 * ROW_GROUP_SIZE }, (_, row) =>
      Math.floor(row / ROW_GROUP_SIZE) === 1 ? 1 : 0,
    );
    const path = newPath();
    const columns = [column(sqlType, [first, null], codes)];
    await writeEncoded(path, { columns, rowCount: codes.length, firstRow: 0 });
    const isNull = `"c_${sqlType}" is null`;
    const found = await read(path, `${isNull}, min(row), max(row), count(*)`, `group by ${isNull} order by 1`);
    expect(found.map((row) => row.map(Number))).toEqual([
      [0, 0, codes.length - 1, 2 * ROW_GROUP_SIZE],
      [1, ROW_GROUP_SIZE, 2 * ROW_GROUP_SIZE - 1, ROW_GROUP_SIZE],
    ]);
  });

  it.each([
    ["no rows", []],
    ["one row", [0]],
    ["no value in any row", [1, 1, 1]],
  ])("may have %s", async (_, codes) => {
    const path = newPath();
    const columns = Object.keys(VALUES).map((sqlType) => column(sqlType, [VALUES[sqlType]?.[0] ?? "", null], codes));
    await writeEncoded(path, { columns, rowCount: codes.length, firstRow: 0 });
    const found = await read(path, "*");
    expect(found.map((cells) => cells.map((cell) => cell === null))).toEqual(
      codes.map((code) => [false, ...columns.map(() => code === 1)]),
    );
  });

  it("says the bounds of its row numbers, by which readers skip groups", async () => {
    const path = newPath();
    const rowCount = ROW_GROUP_SIZE + 10;
    await writeEncoded(path, { columns: [column("VARCHAR", ["a"], mixed(rowCount, 1))], rowCount, firstRow: 100 });
    const bounds = await withDuckDb((connection) =>
      readAll(
        connection,
        `select stats_min_value, stats_max_value from parquet_metadata(${literal(path)}) where path_in_schema = 'row' order by row_group_id`,
      ),
    );
    expect(bounds).toEqual([
      ["100", `${99 + ROW_GROUP_SIZE}`],
      [`${100 + ROW_GROUP_SIZE}`, `${109 + ROW_GROUP_SIZE}`],
    ]);
  });
});

function read(path: string, fields: string, rest = "") {
  return withDuckDb((connection) =>
    readAll(connection, `select ${fields} from read_parquet(${literal(path)}) ${rest}`),
  );
}

function textLiteral(text: string): string {
  return literal(text).replaceAll("\u0000", "' || chr(0) || '");
}
