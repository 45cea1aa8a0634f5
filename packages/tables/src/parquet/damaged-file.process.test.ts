import { readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DamagedFile } from "@limpid/files";
import { tableFromRows } from "@limpid/table";
import { afterEach, beforeEach, expect, it } from "vitest";
import { makeDataDir } from "../../../../tools/testing/make-data-dir.ts";
import { writeIngest } from "../write/write-ingest.ts";
import { unlessDamaged } from "./damaged-file.ts";

const ROWS = Array.from({ length: 3000 }, (_, row) => [`text ${row * 7919}`, String(row)]);

let folder: string;
let path: string;

beforeEach(async () => {
  folder = makeDataDir();
  path = join(folder, "ingest.parquet");
  await writeIngest(path, tableFromRows(["a", "b"], ROWS));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const fail = () => Promise.reject(new Error("no reader for this"));

function overwrite(first: number, last: number): void {
  const bytes = readFileSync(path);
  bytes.fill(0x5a, first, last);
  writeFileSync(path, bytes);
}

it.each([
  ["cut", () => truncateSync(path, Math.floor(statSync(path).size / 2))],
  ["emptied", () => truncateSync(path, 0)],
  ["zeroed", () => writeFileSync(path, Buffer.alloc(statSync(path).size))],
  ["overwritten in the middle", () => overwrite(8, 400)],
  ["overwritten at the end", () => overwrite(statSync(path).size - 40, statSync(path).size)],
  ["removed", () => rmSync(path)],
])("a file that was %s is named", async (_, damage) => {
  damage();
  const failure = await unlessDamaged([path], fail).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DamagedFile);
  expect(failure).toMatchObject({
    path,
    code: "DAMAGED_FILE",
    cause: expect.objectContaining({ message: "no reader for this" }),
  });
});

it("of whole files, the failure is what it is", async () => {
  await expect(unlessDamaged([path], fail)).rejects.toThrow("no reader for this");
});

it("what can be read is read, without another look", async () => {
  expect(await unlessDamaged([join(folder, "nothing")], async () => "read")).toBe("read");
});
