import type { DecisionReply } from "@limpid/contract";
import { expect, it } from "vitest";
import { openDecisions } from "./open-decisions.ts";

const decision = (id: string, in_force: string | null): DecisionReply => ({
  id,
  title: id,
  options: [],
  inferred: in_force,
  in_force,
  chosen: false,
  undecided: 0,
  sentence: "",
});

it("finds what no cell proves and nobody has chosen, with its column", () => {
  const order = decision("date_order", null);
  const columns = [{}, { decisions: [decision("separator", "comma"), order] }, { decisions: [] }];
  expect(openDecisions(columns)).toEqual([{ column: 1, decision: order }]);
});
