/** One line, searched for longer or taken for a datetime with noise around it. */
import { DATE_DEFAULTS, REASONER_LIMITS, type ReasonerResult, type SolverRequest } from "@limpid/contract";
import { reasonLine } from "@limpid/dates";
import type { LineCache, ReasoningOptions } from "./line-cache.ts";
import { toResult } from "./to-result.ts";
import { isTooLong, tooLong } from "./unread-line.ts";

/** What a request may take: as asked for, within the limit. */
export function solverMs({ max_time_ms }: SolverRequest): number {
  return Math.min(max_time_ms ?? REASONER_LIMITS.lineMs, REASONER_LIMITS.mostSolverMs);
}

export function answerLine(request: SolverRequest, cache: LineCache, now: () => number): ReasonerResult {
  const { input, locale, fast = DATE_DEFAULTS.fast, infer_datetime: inferDatetime = true } = request;
  if (isTooLong(input)) return tooLong(input);
  const options: ReasoningOptions = { locale, fast, inferDatetime, maxTimeMs: solverMs(request) };
  const mayRecall = request.cache ?? DATE_DEFAULTS.cache;
  const known = mayRecall ? cache.recall([input], options)?.[0] : undefined;
  const reasoning = known ?? reasonLine(input, { ...options, now });
  if (mayRecall && known === undefined) cache.keep([input], options, [reasoning]);
  return toResult(reasoning, request);
}
