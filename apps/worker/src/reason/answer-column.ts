/** Lines in, results out: lines sent together are one column, so one that decides the order decides it for all. */
import {
  DATE_DEFAULTS,
  isTooLong,
  REASONER_LIMITS,
  type ReasonerReply,
  type ReasonerRequest,
  tooLong,
} from "@limpid/contract";
import { type LineReasoning, reasonLines } from "@limpid/dates";
import type { LineCache, ReasoningOptions } from "./line-cache.ts";
import { toResult } from "./to-result.ts";

const DECIMALS = 1000;

export function answerColumn(request: ReasonerRequest, cache: LineCache, now: () => number): ReasonerReply {
  const started = now();
  const reasonings = reasonColumn(request, cache, now);
  const results = request.inputs.map((line, index) => {
    const reasoning = reasonings[index];
    return reasoning === undefined || isTooLong(line) ? tooLong(line) : toResult(reasoning, request);
  });
  return {
    completed: true,
    results,
    run_time_ms: Math.round((now() - started) * DECIMALS) / DECIMALS,
    num_ambiguous_inputs: results.filter(({ datetimes }) => datetimes.length > 1).length,
    num_errors: results.filter(({ completed }) => !completed).length,
    msg: null,
    client_request_id: request.client_request_id ?? null,
  };
}

function reasonColumn(request: ReasonerRequest, cache: LineCache, now: () => number): readonly LineReasoning[] {
  const { inputs, locale, fast = DATE_DEFAULTS.fast, cache: mayRecall = DATE_DEFAULTS.cache } = request;
  const options: ReasoningOptions = { locale, fast, inferDatetime: true, maxTimeMs: REASONER_LIMITS.lineMs };
  const known = mayRecall ? cache.recall(inputs, options) : undefined;
  if (known !== undefined) return known;
  const lines = inputs.map((line) => (isTooLong(line) ? "" : line));
  const reasonings = reasonLines(lines, { ...options, now });
  if (mayRecall) cache.keep(inputs, options, reasonings);
  return reasonings;
}
