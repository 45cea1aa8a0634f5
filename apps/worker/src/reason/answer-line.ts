/** One line, searched for longer or taken for a datetime with noise around it. */
import { DATE_DEFAULTS, isTooLong, type ReasonerResult, tooLong } from "@limpid/contract";
import { reasonLine } from "@limpid/dates";
import type { SolveLineInput } from "@limpid/worker-protocol";
import type { LineCache, ReasoningOptions } from "./line-cache.ts";
import { toResult } from "./to-result.ts";

export function answerLine({ request, maxMs }: SolveLineInput, cache: LineCache, now: () => number): ReasonerResult {
  const { input, locale, fast = DATE_DEFAULTS.fast, infer_datetime: inferDatetime = true } = request;
  if (isTooLong(input)) return tooLong(input);
  const options: ReasoningOptions = { locale, fast, inferDatetime, maxTimeMs: maxMs };
  const mayRecall = request.cache ?? DATE_DEFAULTS.cache;
  const known = mayRecall ? cache.recall([input], options)?.[0] : undefined;
  const reasoning = known ?? reasonLine(input, { ...options, now });
  if (mayRecall && known === undefined) cache.keep([input], options, [reasoning]);
  return toResult(reasoning, request);
}
