import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { readViewRows, writeView } from "./view-rows.ts";

let folder: string;

beforeAll(() => {
  folder = makeDataDir();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("writes the rows of a view into a folder that does not exist yet, and leaves nothing else there", async () => {
  const rows = join(folder, "rows.jsonl");
  writeFileSync(rows, '["Bern","12"]\n[null,"7"]\n["Chur",null]\n');
  const path = join(folder, "views", "2d", "view", "rows-1.parquet");
  const columns = [
    { title: "City", sqlType: "VARCHAR" },
    { title: "Count", sqlType: "BIGINT" },
  ];
  await writeView(rows, columns, path);
  expect(await readViewRows(path, { firstRow: 1, rowCount: 5 })).toEqual([
    [null, "7"],
    ["Chur", null],
  ]);
  expect(readdirSync(dirname(path))).toEqual(["rows-1.parquet"]);
});
