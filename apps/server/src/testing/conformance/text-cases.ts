/** §3 Text Cleaner reply and result item, §7 the reasoner, on a port of its own beside the base. */
import { expect, it } from "vitest";
import type { Service } from "./service.ts";
import { type Json, Visitor } from "./visitor.ts";

const REPLY = ["completed", "results", "run_time_ms", "num_ambiguous_inputs", "num_errors"];
const ITEM = [
  "raw_input_string",
  "flattened_input_string",
  "completed",
  "is_datetime",
  "datetimes",
  "num_top_paths",
  "top_paths",
  "critical_slots",
  "splitter",
  "skipper",
  "msg",
  "timeout_reached",
  "threshold_reached",
  "fast",
  "stop_iterations",
  "solution_found",
  "single_solution_found",
  "run_time_ms",
];
const FORMATS = ["Excel", "ISO 8601", "short", "long", "full", "YYYY.M.d H:m:s", "YYYY.MM.dd HH:mm:ss"];
const LOCALES = ["de_CH", "de_DE", "en_GB", "en_US", "pt_PT"];
const SHARED = { path: "", fast: true, cache: true, debug: false, client_request_id: "1" };

export function textCases(service: () => Service): void {
  const ask = (path: string, body: Json) => new Visitor(service().reasonerBase).post(path, body);

  it("are answered together, in each format and locale", async () => {
    for (const [format, locale] of [
      ...FORMATS.map((each) => [each, "de_CH"] as const),
      ...LOCALES.map((each) => ["long", each] as const),
    ]) {
      const body = { ...SHARED, inputs: ["13/02/2024 10:30", "no date at all", "2024-03-01"], format, locale };
      const reply = await ask("/reasoner/v1/multi", body);
      expect([reply.status, Object.keys(reply.body)]).toEqual([200, expect.arrayContaining(REPLY)]);
      const results = reply.body.results as Json[];
      expect(results.map(({ raw_input_string }) => raw_input_string)).toEqual(body.inputs);
      for (const item of results) expect(Object.keys(item)).toEqual(expect.arrayContaining(ITEM));
      expect(results.map(({ is_datetime }) => is_datetime)).toEqual([true, false, true]);
      expect(results[2]?.datetimes).toHaveLength(1);
    }
  });

  it("are solved one by one, with more time, and as text with a datetime in it", async () => {
    const solver = {
      ...SHARED,
      input: "03/04/2024",
      format: "Excel",
      locale: "de_CH",
      fast: false,
      cache: false,
      max_time_ms: 10_000,
    };
    const solved = await ask("/reasoner/v1", solver);
    expect([solved.status, Object.keys(solved.body)]).toEqual([200, expect.arrayContaining(ITEM)]);
    expect(solved.body.datetimes.length).toBeGreaterThan(0);
    const { client_request_id: _, ...shared } = SHARED;
    const text = {
      ...shared,
      infer_datetime: false,
      input: "seen on 13/02/2024",
      format: "Excel",
      locale: "de_CH",
      request_uuid: "2",
    };
    const retried = await ask("/reasoner/v1", text);
    expect([retried.status, Object.keys(retried.body)]).toEqual([200, expect.arrayContaining(ITEM)]);
  });
}
