import { expect, it } from "vitest";
import { forEachConcurrently } from "./for-each-concurrently.ts";

const ITEMS = Array.from({ length: 100 }, (_, index) => index);

it("works on every item once", async () => {
  const done: number[] = [];
  await forEachConcurrently(ITEMS, async (item) => void done.push(item));
  expect(done.toSorted((one, other) => one - other)).toEqual(ITEMS);
});

it("begins nothing more once an item has failed, and fails only when nothing is under way any more", async () => {
  let [begun, underWay] = [0, 0];
  const work = async (item: number): Promise<void> => {
    begun++;
    underWay++;
    for (let turn = 0; turn < item % 16; turn++) await Promise.resolve();
    underWay--;
    if (item === 3) throw new Error("The disk is full");
  };
  await expect(forEachConcurrently(ITEMS, work)).rejects.toThrow("The disk is full");
  expect(underWay).toBe(0);
  const before = begun;
  await new Promise(setImmediate);
  expect([begun, begun < ITEMS.length]).toEqual([before, true]);
});
