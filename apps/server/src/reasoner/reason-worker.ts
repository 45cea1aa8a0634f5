/** A thread that reasons: one piece of work at a time, so that a hard line holds up no other thread. */
import { parentPort } from "node:worker_threads";
import { Problem } from "../problems.ts";
import { answerColumn } from "./answer-column.ts";
import { answerLine } from "./answer-line.ts";
import { createLineCache } from "./line-cache.ts";
import { parseColumn } from "./parse-column.ts";
import { serialise } from "./serialise.ts";
import type { Work, WorkResult } from "./work.ts";

const CACHED_LINES = 100_000;

const WARM_UP = ["1 January 2000", "03/04/2024", "13/04/2024 14:30", "31/02/2024", "2024-02-13T14:05:00Z", "text"];

const cache = createLineCache(CACHED_LINES);
const now = (): number => performance.now();

parentPort?.on("message", (work: Work) => {
  const result = answer(work);
  parentPort?.postMessage(result, result.kind === "done" ? [result.body.buffer] : []);
});
// The first line must not wait for the names of all languages to be read, nor for code to be compiled.
answerColumn({ inputs: WARM_UP, format: "full", locale: "de_CH", cache: false }, cache, now);
parentPort?.postMessage({ kind: "ready" } satisfies WorkResult);

function answer(work: Work): WorkResult {
  try {
    const reply =
      work.kind === "line" ? answerLine(work.request, cache, now) : answerColumn(parseColumn(work.body), cache, now);
    return { kind: "done", body: serialise(reply) };
  } catch (error) {
    if (error instanceof Problem) return { kind: "refused", code: error.code, detail: error.detail ?? "" };
    return { kind: "failed", message: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
