/** Asks the reasoner to search one line for longer, or to take it for a datetime whatever it looks like. */
import { SOLVER_BUDGET } from "@limpid/contract";
import { call } from "../../../lib/api.ts";
import { randomId } from "../../../lib/random-id.ts";
import type { CleaningOptions } from "./cleaning-options.ts";
import type { LineResult } from "./reason-lines.ts";

const PATH = "/reasoner/v1";

interface Search {
  readonly maxTimeMs: number;
  readonly signal: AbortSignal;
}

export function solveLine(input: string, options: CleaningOptions, { maxTimeMs, signal }: Search): Promise<LineResult> {
  const body = {
    ...options,
    path: PATH,
    input,
    fast: false,
    cache: false,
    debug: false,
    client_request_id: randomId(),
    max_time_ms: maxTimeMs,
  };
  return call("solveLine", { body, signal });
}

export function retryText(input: string, options: CleaningOptions, signal: AbortSignal): Promise<LineResult> {
  const body = { ...options, path: PATH, input, infer_datetime: false, debug: false, request_uuid: randomId() };
  return call("solveLine", { body, signal: AbortSignal.any([signal, AbortSignal.timeout(SOLVER_BUDGET.textRetryMs)]) });
}
