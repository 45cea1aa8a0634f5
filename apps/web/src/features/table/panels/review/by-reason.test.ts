import { describe, expect, it } from "vitest";
import { byReason } from "./by-reason.ts";

const makeValue = (raw_input: string, msg: string) => ({ raw_input, msg, count: 1, row: 0 });

describe("byReason", () => {
  it("puts values under their reasons, in the order of the first ones", () => {
    const values = [
      makeValue("ann at example.org", "No @."),
      makeValue("bob@example,org", "A comma."),
      makeValue("eve at example.org", "No @."),
    ];
    expect(byReason(values).map(({ reason, values: own }) => [reason, own.map(({ raw_input }) => raw_input)])).toEqual([
      ["No @.", ["ann at example.org", "eve at example.org"]],
      ["A comma.", ["bob@example,org"]],
    ]);
  });

  it("makes nothing of nothing", () => {
    expect(byReason([])).toEqual([]);
  });
});
