/** Lines in, readings out: lines sent together are one column, so one that decides the order decides it for all. */
import type { ReasonerReply, ReasonerRequest, ReasonerResult } from "@limpid/contract";
import { type DateEvidence, type DateFormat, formatReading, gatherDateEvidence, readDates } from "@limpid/dates";

const FORMATS: Readonly<Record<ReasonerRequest["format"], DateFormat>> = { Excel: "excel", "ISO 8601": "iso-local" };

export function reasonLines(request: ReasonerRequest, now: () => number): ReasonerReply {
  const started = now();
  const evidence = gatherDateEvidence(countTexts(request.inputs));
  const known = new Map<string, ReasonerResult>();
  const results = request.inputs.map((line) => {
    const result = known.get(line) ?? reasonLine(line, request, evidence);
    known.set(line, result);
    return result;
  });
  return {
    completed: true,
    results,
    run_time_ms: Math.round((now() - started) * 1000) / 1000,
    num_ambiguous_inputs: results.filter(({ datetimes }) => datetimes.length > 1).length,
    num_errors: 0,
    client_request_id: request.client_request_id ?? null,
  };
}

function reasonLine(line: string, { format, locale }: ReasonerRequest, evidence: DateEvidence): ReasonerResult {
  const { order, serials, example } = evidence;
  const all = readDates(line, { locale, serials });
  const decided = order === null ? all : all.filter((reading) => reading.order === null || reading.order === order);
  const readings = decided.length > 0 ? decided : all;
  const datetimes = [...new Set(readings.map((reading) => formatReading(reading, FORMATS[format])))];
  const isDecided = readings.length < all.length;
  return {
    raw_input_string: line,
    completed: true,
    is_datetime: datetimes.length > 0,
    datetimes,
    msg: isDecided ? `Decided by another line: ${example}` : null,
  };
}

function countTexts(lines: readonly string[]): { text: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return [...counts].map(([text, count]) => ({ text, count }));
}
