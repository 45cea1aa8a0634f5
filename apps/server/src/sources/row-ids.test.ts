import { text } from "node:stream/consumers";
import { LIMITS } from "@limpid/contract";
import { rowId } from "@limpid/table";
import { expect, it } from "vitest";
import { streamRowIds } from "./row-ids.ts";

const TABLE = "0b7a3a52-6a0f-4f5e-9a5c-0d0d7cbb2b11";
const ROWS = 1_000_000;

it("come in answers of at most 32 MB, one after the other", async () => {
  const answers = await Promise.all([0, LIMITS.rowIds, ROWS].map((from) => text(streamRowIds(TABLE, ROWS, from))));
  expect(Math.max(...answers.map(({ length }) => length))).toBeLessThan(32 * 2 ** 20);
  const rows = answers.flatMap((answer) => JSON.parse(answer) as { id: string; idx: number }[]);
  expect(rows.length).toBe(ROWS);
  expect(rows.every(({ idx }, index) => idx === index)).toBe(true);
  expect(rows.at(-1)).toEqual({ id: rowId(TABLE, ROWS - 1), idx: ROWS - 1 });
});
