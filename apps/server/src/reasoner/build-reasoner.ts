/** The reasoner's own port: it takes and gives bytes; the pool's workers do the reading. */
import { LIMITS, PATHS } from "@limpid/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from "fastify";
import type { Workers } from "../children/worker-methods.ts";
import { Problem, problemHandler } from "../problems.ts";
import { acceptStreamedBodies } from "../upload/accept-streamed-bodies.ts";
import { allowNeighbours } from "./allow-neighbours.ts";
import { answerColumnRequest, answerLineRequest, type Exchange } from "./answer-request.ts";

export interface ReasonerOptions {
  readonly workers: Workers;
  readonly publicUrl: string;
  readonly log: FastifyBaseLogger;
}

/** A slow client gives its request in this time, or not at all. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;

export function buildReasoner({ workers, publicUrl, log }: ReasonerOptions): FastifyInstance {
  const app = Fastify({
    loggerInstance: log,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    forceCloseConnections: true,
  });
  app.setErrorHandler(problemHandler(LIMITS.uploadMb));
  app.setNotFoundHandler(() => {
    throw new Problem("not_found");
  });
  allowNeighbours(app, publicUrl);
  app.get("/healthz", () => {
    if (!workers.isHealthy) throw new Problem("unavailable", "No worker can be started");
    return { status: "ok" };
  });
  void app.register(async (scope) => {
    acceptStreamedBodies(scope);
    const post = (path: string, answer: (exchange: Exchange, workers: Workers) => Promise<FastifyReply>) =>
      scope.post(path, (request, reply) => answer({ request, reply }, workers));
    post(PATHS.solveLine.path, answerLineRequest);
    post(PATHS.reasonLines.path, answerColumnRequest);
  });
  return app;
}
