import { expect, it } from "vitest";
import { makeReading, makeResult } from "../testing/make-result.ts";
import { findColumnEvidence } from "./column-evidence.ts";

const decided = (msg: string) =>
  makeResult("03/04/2024", ["2024-04-03"], { msg, other_readings: [makeReading("2024-03-04")] });

it("names the reason that decided most lines", () => {
  const results = [
    decided("day first, inferred from line 7"),
    decided("weekday"),
    decided("day first, inferred from line 7"),
  ];
  expect(findColumnEvidence(results)).toEqual({ reason: "day first, inferred from line 7", lines: 2 });
});

it("takes no notice of what is said about lines that were never open", () => {
  expect(findColumnEvidence([makeResult("31/02/2024", [], { msg: "31 February does not exist" })])).toBeNull();
});
