/** A worker's part of the date reasoner: reads lines, answers in JSON. */
import { BadBody, parseReasonerRequest } from "@limpid/contract/schemas";
import type { Handlers, ReasonMethods, ReasonOutcome } from "@limpid/worker-protocol";
import { answerColumn } from "./answer-column.ts";
import { answerLine } from "./answer-line.ts";
import { createLineCache } from "./line-cache.ts";

const CACHED_LINES = 100_000;
/** Small enough for the host to pass on between two other requests. */
const PIECE_BYTES = 256 * 1024;

const WARM_UP = ["1 January 2000", "03/04/2024", "13/04/2024 14:30", "31/02/2024", "2024-02-13T14:05:00Z", "text"];

const cache = createLineCache(CACHED_LINES);
const now = (): number => performance.now();

export const reasonHandlers: Handlers<ReasonMethods> = {
  reasonColumn: ({ body }, send) => answer(() => answerColumn(parseReasonerRequest(body), cache, now), send),
  solveLine: (input, send) => answer(() => answerLine(input, cache, now), send),
};

/** The first line must not wait for the names of all languages to be read, nor for code to be compiled. */
export function warmUpReasoner(): void {
  answerColumn({ inputs: WARM_UP, format: "full", locale: "de_CH", cache: false }, cache, now);
}

async function answer(work: () => unknown, send: (piece: Uint8Array) => Promise<void>): Promise<ReasonOutcome> {
  try {
    const bytes = new TextEncoder().encode(JSON.stringify(work()));
    for (let start = 0; start < bytes.length; start += PIECE_BYTES)
      await send(bytes.subarray(start, start + PIECE_BYTES));
    return { kind: "answered" };
  } catch (error) {
    if (error instanceof BadBody) return { kind: "refused", code: error.code, detail: error.detail };
    throw error;
  }
}
