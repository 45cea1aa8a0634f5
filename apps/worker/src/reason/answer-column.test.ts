import { REASONER_LIMITS, type ReasonerRequest } from "@limpid/contract";
import { ReasonerReply } from "@limpid/contract/schemas";
import { Check } from "typebox/value";
import { expect, it } from "vitest";
import { answerColumn } from "./answer-column.ts";
import { createLineCache } from "./line-cache.ts";

const answer = (inputs: string[], part: Partial<ReasonerRequest> = {}) =>
  answerColumn({ inputs, format: "Excel", locale: "de_CH", ...part }, createLineCache(100), () => 0);

it("answers each line in its place, in the form of the contract", () => {
  const reply = answer(["03/04/2024", "hello", "", "5 March 2024 14:30", "31/02/2024"]);
  expect(Check(ReasonerReply, reply)).toBe(true);
  expect(reply.results.map(({ datetimes }) => datetimes)).toEqual([
    ["2024-04-03", "2024-03-04"],
    [],
    [],
    ["2024-03-05 14:30:00"],
    [],
  ]);
  expect(reply).toMatchObject({ completed: true, num_ambiguous_inputs: 1, num_errors: 0 });
});

it("lets one line decide another, says so, and keeps the other reading within reach", () => {
  const [first] = answer(["03/04/2024", "13/04/2024"]).results;
  expect(first).toMatchObject({ datetimes: ["2024-04-03"], msg: expect.stringContaining("line 2") });
  expect(first?.other_readings.map(({ datetime }) => datetime)).toEqual(["2024-03-04"]);
});

it("says why a date that does not exist is none", () => {
  expect(answer(["31/02/2024"]).results[0]).toMatchObject({ is_datetime: false, msg: "31 February does not exist" });
});

it("counts readings once that the format writes alike", () => {
  const [result] = answer(["2024-03-05 14:30:10"], { format: "short" }).results;
  expect(result?.datetimes).toEqual(["2024-03-05 14:30"]);
});

it("makes an error of a line that is too long, and reads the others", () => {
  const { results, num_errors } = answer(["x".repeat(REASONER_LIMITS.lineCharacters + 1), "5 March 2024"]);
  expect(results[0]).toMatchObject({ completed: false, msg: "This line has more than 10,000 characters" });
  expect(results[0]?.raw_input_string).toHaveLength(REASONER_LIMITS.lineCharacters + 1);
  expect(results[0]?.flattened_input_string.length).toBeLessThan(2000);
  expect(results[1]?.datetimes).toEqual(["2024-03-05"]);
  expect(num_errors).toBe(1);
});

it("recalls a column for another format, unless told not to", () => {
  const cache = createLineCache(100);
  let asked = 0;
  const ask = (part: Partial<ReasonerRequest>) => {
    const before = asked;
    answerColumn({ inputs: ["5 March 2024"], format: "Excel", locale: "de_CH", ...part }, cache, () => asked++);
    return asked - before;
  };
  const clockReadings = ask({});
  expect(ask({ format: "full" })).toBeLessThan(clockReadings);
  expect(ask({ cache: false })).toBe(clockReadings);
});

it.each([["\0"], ["\ud800"], ["\u202e03/04/2024"], ["9".repeat(10_000)], ["a ".repeat(5000)]])(
  "survives bad input",
  (line) => {
    expect(answer([line]).results).toHaveLength(1);
  },
);
