import { expect, it } from "vitest";
import { giveWay } from "./give-way.ts";

/** Linux gives no process such a number. */
const NOBODY = 2 ** 22 + 1;

it("returns why a process does not give way, and throws nothing", () => {
  expect(giveWay(NOBODY)?.message).toMatch(/ESRCH/);
});
