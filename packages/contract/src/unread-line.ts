/** Results for lines that were not reasoned about at all. */
import { REASONER_LIMITS } from "./limits.ts";
import type { ReasonerResult } from "./schemas/reasoner.ts";

/** Enough of a line of a megabyte to see what it was; the line itself goes back whole, for people may keep it. */
const TRACED_CHARACTERS = 1000;

export function isTooLong(line: string): boolean {
  return line.length > REASONER_LIMITS.lineCharacters;
}

export function tooLong(line: string): ReasonerResult {
  const msg = `This line has more than ${REASONER_LIMITS.lineCharacters.toLocaleString("en")} characters`;
  return unread(line, { msg });
}

/** The search did not even come back to say that its time is over. */
export function timedOut(line: string, ms: number): ReasonerResult {
  return unread(line, { timeout_reached: true, run_time_ms: ms });
}

function unread(line: string, part: Partial<ReasonerResult>): ReasonerResult {
  return {
    raw_input_string: line,
    flattened_input_string: line.slice(0, TRACED_CHARACTERS),
    completed: false,
    is_datetime: false,
    datetimes: [],
    readings: [],
    other_readings: [],
    num_top_paths: 0,
    top_paths: [],
    critical_slots: [],
    splitter: "",
    skipper: "",
    msg: null,
    timeout_reached: false,
    threshold_reached: false,
    fast: false,
    stop_iterations: 0,
    solution_found: false,
    single_solution_found: false,
    run_time_ms: 0,
    ...part,
  };
}
