/** Has a worker answer a request of the reasoner's, and passes its answer on without looking at it. */
import { Readable } from "node:stream";
import { REASONER_LIMITS, type ReasonerReply, type SolverRequest, timedOut } from "@limpid/contract";
import { BadBody, parseSolverRequest } from "@limpid/contract/schemas";
import type { ReasonOutcome } from "@limpid/worker-protocol";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import { OutOfTime } from "../workers/call-errors.ts";
import type { Workers } from "../workers/lanes.ts";
import type { CallOptions } from "../workers/pool-options.ts";
import { collectBody } from "./collect-body.ts";

export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The worker's clock and ours may differ by so much; the search itself ends on time. */
const GRACE_MS = 40;
/** Larger columns leave a worker free for those who type. */
const LARGE_BYTES = 512 * 1024;
const TOPIC = "dates";

export async function answerColumnRequest(
  { request, reply }: Exchange,
  workers: Pick<Workers, "call">,
): Promise<FastifyReply> {
  const body = await collectBody(request, REASONER_LIMITS.bodyBytes);
  const spareSlots = body.length > LARGE_BYTES ? 1 : 0;
  const maxMs = REASONER_LIMITS.columnMs + GRACE_MS;
  return await passOn(
    reply,
    (options) => workers.call("reasonColumn", { body }, { ...options, spareSlots, maxMs }),
    () => UNFINISHED,
  );
}

export async function answerLineRequest(
  { request, reply }: Exchange,
  workers: Pick<Workers, "call">,
): Promise<FastifyReply> {
  const line = parseLine(await collectBody(request, REASONER_LIMITS.lineBodyBytes));
  const lineMs = Math.min(line.max_time_ms ?? REASONER_LIMITS.lineMs, REASONER_LIMITS.mostSolverMs);
  return await passOn(
    reply,
    (options) => workers.call("solveLine", { request: line, maxMs: lineMs }, { ...options, maxMs: lineMs + GRACE_MS }),
    () => timedOut(line.input, lineMs),
  );
}

function parseLine(body: Uint8Array): SolverRequest {
  try {
    return parseSolverRequest(body);
  } catch (error) {
    throw error instanceof BadBody ? new Problem(error.code, error.detail, { cause: error }) : error;
  }
}

/** `afterTime` is the answer when the worker did not come back in time. */
async function passOn(
  reply: FastifyReply,
  call: (options: CallOptions<Uint8Array>) => Promise<ReasonOutcome>,
  afterTime: () => unknown,
): Promise<FastifyReply> {
  const pieces: Uint8Array[] = [];
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort(new Problem("unavailable", "The request was given up")));
  try {
    const onEvent = (piece: Uint8Array): void => void pieces.push(piece);
    // Work whose client is gone need not begin; work that has begun goes on.
    const outcome = await call({ onEvent, signal: gone.signal, finishesAnyway: true, topic: TOPIC });
    if (outcome.kind === "refused") throw new Problem(outcome.code, outcome.detail);
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error;
    pieces.splice(0, pieces.length, Buffer.from(JSON.stringify(afterTime())));
  }
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return reply.type("application/json; charset=utf-8").header("content-length", length).send(Readable.from(pieces));
}

const UNFINISHED: ReasonerReply = {
  completed: false,
  results: [],
  run_time_ms: REASONER_LIMITS.columnMs,
  num_ambiguous_inputs: 0,
  num_errors: 0,
  msg: `The lines could not be read within ${REASONER_LIMITS.columnMs / 1000} seconds`,
  client_request_id: null,
};
