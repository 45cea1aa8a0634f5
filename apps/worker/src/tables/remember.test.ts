import type { EditedTable } from "@limpid/tables";
import { expect, it } from "vitest";
import { remember } from "./remember.ts";

/** Only the mark of a table is looked at. */
const tableAt = (seq: number) => ({ mark: { count: seq, last: seq } }) as EditedTable;

it("answers the same question once, until there is another edit", async () => {
  let asked = 0;
  const answer = remember(async (_: EditedTable, wanted: { readonly column: number }) => [wanted.column, ++asked]);
  const table = tableAt(1);
  expect(await answer(table, { column: 3 })).toEqual([3, 1]);
  expect(await answer(table, { column: 3 })).toEqual([3, 1]);
  expect(await answer(table, { column: 4 })).toEqual([4, 2]);
  expect(await answer(table, { column: 3 })).toEqual([3, 1]);
  expect(await answer(tableAt(1), { column: 3 })).toEqual([3, 3]);
  Object.assign(table, tableAt(2));
  expect(await answer(table, { column: 3 })).toEqual([3, 4]);
});

it("keeps the last few", async () => {
  let asked = 0;
  const answer = remember(async (_: EditedTable, wanted: number) => [wanted, ++asked]);
  const table = tableAt(1);
  for (const wanted of [1, 2, 3, 1, 4, 1]) await answer(table, wanted);
  expect(asked).toBe(4);
  expect(await answer(table, 2)).toEqual([2, 5]);
});

it("remembers no failure", async () => {
  let asked = 0;
  const answer = remember(async () => {
    asked += 1;
    if (asked === 1) throw new Error("once");
    return asked;
  });
  const table = tableAt(1);
  await expect(answer(table, null)).rejects.toThrow("once");
  expect(await answer(table, null)).toBe(2);
});
