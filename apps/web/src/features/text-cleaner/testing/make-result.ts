import type { LineReading, LineResult } from "../api/reason-lines.ts";

export function makeReading(datetime: string, order: LineReading["order"] = null): LineReading {
  return { id: `id ${datetime}`, datetime, order, score: 1, components: {}, implied: [] };
}

/** The first of two datetimes is day first, the second month first. */
export function makeResult(raw: string, datetimes: readonly string[], part: Partial<LineResult> = {}): LineResult {
  const orders = datetimes.length > 1 ? (["dmy", "mdy"] as const) : [];
  return {
    raw_input_string: raw,
    flattened_input_string: raw,
    completed: true,
    is_datetime: datetimes.length > 0,
    datetimes: [...datetimes],
    readings: datetimes.map((datetime, index) => makeReading(datetime, orders[index] ?? null)),
    other_readings: [],
    num_top_paths: datetimes.length,
    top_paths: [],
    critical_slots: [],
    splitter: "",
    skipper: "",
    msg: null,
    timeout_reached: false,
    threshold_reached: false,
    fast: true,
    stop_iterations: 0,
    solution_found: datetimes.length > 0,
    single_solution_found: datetimes.length === 1,
    run_time_ms: 0.1,
    ...part,
  };
}
