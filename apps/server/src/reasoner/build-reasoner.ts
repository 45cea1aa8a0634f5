/** The reasoner's own port: it takes and gives bytes; the pool's workers do the reading. */
import { randomUUID } from "node:crypto";
import { LIMITS, PATHS } from "@limpid/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply } from "fastify";
import type { Config } from "../config.ts";
import { Problem } from "../problem.ts";
import { problemHandler } from "../problem-replies.ts";
import { guardHost } from "../security/guard-host.ts";
import { EDGE } from "../security/http-edge.ts";
import { watchMethods } from "../security/known-methods.ts";
import { refusePath, refuseQueries } from "../security/refuse-path.ts";
import { secureHeaders } from "../security/secure-headers.ts";
import { acceptStreamedBodies } from "../upload/accept-streamed-bodies.ts";
import type { Workers } from "../workers/lanes.ts";
import { allowNeighbours } from "./allow-neighbours.ts";
import { answerColumnRequest, answerLineRequest, type Exchange } from "./answer-request.ts";

export interface ReasonerOptions {
  readonly workers: Pick<Workers, "call" | "isHealthy">;
  readonly config: Pick<Config, "allowedHosts" | "host" | "publicUrl">;
  readonly log: FastifyBaseLogger;
}

/** A slow client gives its request in this time, or not at all. */
const REQUEST_MS = 30_000;
const HEADERS_MS = 10_000;

export async function buildReasoner({ workers, config, log }: ReasonerOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS },
    forceCloseConnections: true,
    ...EDGE,
  });
  const methodsOf = watchMethods(app);
  app.setErrorHandler(problemHandler(LIMITS.uploadMb));
  refuseQueries(app, methodsOf);
  app.setNotFoundHandler((request, reply) => refusePath(request, reply, methodsOf));
  await secureHeaders(app, { isHttps: config.publicUrl.startsWith("https:") });
  guardHost(app, config);
  allowNeighbours(app, config.publicUrl);
  app.get("/healthz", () => {
    if (!workers.isHealthy) throw new Problem("unavailable", "No worker can be started");
    return { status: "ok" };
  });
  void app.register(async (scope) => {
    acceptStreamedBodies(scope);
    const post = (
      path: string,
      answer: (exchange: Exchange, workers: Pick<Workers, "call">) => Promise<FastifyReply>,
    ) => scope.post(path, (request, reply) => answer({ request, reply }, workers));
    post(PATHS.solveLine.path, answerLineRequest);
    post(PATHS.reasonLines.path, answerColumnRequest);
  });
  return app;
}
