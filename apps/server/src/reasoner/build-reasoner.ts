/** The reasoner's HTTP front: it takes and gives bytes; the thinking is done by its threads. */

import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import { CALLS, LIMITS, REASONER_LIMITS, type SolverRequest } from "@limpid/contract";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from "fastify";
import { Problem, problemHandler } from "../problems.ts";
import { allowNeighbours } from "./allow-neighbours.ts";
import { solverMs } from "./answer-line.ts";
import { serialise } from "./serialise.ts";
import { timedOut } from "./unread-line.ts";
import { OutOfTime, type WorkPool } from "./work-pool.ts";

export interface ReasonerOptions {
  readonly pool: WorkPool;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
}

/** A slow client gives its request in this time, or not at all. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;

export function buildReasoner({ pool, publicUrl, log }: ReasonerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    bodyLimit: REASONER_LIMITS.lineBodyBytes,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    forceCloseConnections: true,
  });
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  app.setErrorHandler(refuse);
  app.setNotFoundHandler(() => {
    throw new Problem("not_found");
  });
  app.addHook("onClose", () => pool.stop());
  allowNeighbours(app, publicUrl);
  app.get("/healthz", () => {
    if (!pool.isReady) throw new Problem("unavailable", "The reasoner is starting");
    return { status: "ok" };
  });
  answerLines(app, pool);
  void app.register(async (scope) => answerColumns(scope, pool));
  return app;
}

function answerLines(app: FastifyInstance, pool: WorkPool): void {
  app.post<{ Body: SolverRequest }>(
    CALLS.solveLine.path,
    { schema: { body: CALLS.solveLine.body } },
    async ({ body }, reply) => {
      const mostMs = solverMs(body);
      const found = await pool.run({ kind: "line", request: body }, mostMs, whenGone(reply)).catch((error: unknown) => {
        if (error instanceof OutOfTime) return serialise(timedOut(body.input, mostMs));
        throw error;
      });
      return sendJson(reply, found);
    },
  );
}

/** Their bodies are large, so the thread parses and checks them. */
function answerColumns(scope: FastifyInstance, pool: WorkPool): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    "application/json",
    { parseAs: "buffer", bodyLimit: REASONER_LIMITS.bodyBytes },
    (_request, body, done) => done(null, body),
  );
  scope.post<{ Body: Buffer }>(CALLS.reasonLines.path, async ({ body }, reply) => {
    const work = { kind: "column", body: new Uint8Array(body) } as const;
    const found = await pool.run(work, REASONER_LIMITS.columnMs, whenGone(reply)).catch((error: unknown) => {
      if (error instanceof OutOfTime) return serialise(UNFINISHED);
      throw error;
    });
    return sendJson(reply, found);
  });
}

const answerProblem = problemHandler(LIMITS.uploadMb);

function refuse(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  if (error.statusCode !== 413) {
    answerProblem(error, request, reply);
    return;
  }
  // Who still sends would take a closed connection for a broken one; what comes in goes nowhere.
  request.raw.resume();
  void reply.header("connection", "keep-alive");
  answerProblem(new Problem("too_many_lines"), request, reply);
}

const UNFINISHED = {
  completed: false,
  results: [],
  run_time_ms: REASONER_LIMITS.columnMs,
  num_ambiguous_inputs: 0,
  num_errors: 0,
  msg: `The lines could not be read within ${REASONER_LIMITS.columnMs / 1000} seconds`,
};

function sendJson(reply: FastifyReply, body: Uint8Array): FastifyReply {
  return reply.type("application/json; charset=utf-8").send(Buffer.from(body.buffer));
}

/** Work that nobody waits for any more need not begin. */
function whenGone(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once("close", () => gone.abort());
  return gone.signal;
}
