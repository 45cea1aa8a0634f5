/** The port of a process that serves no pages: for those who look after it. */
import { LIMITS } from "@limpid/contract";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { health } from "../calls/health.ts";
import { metrics } from "../calls/metrics.ts";
import { ready } from "../calls/ready.ts";
import type { Context } from "../context.ts";
import { problemHandler } from "../problem-replies.ts";
import { guardHost } from "../security/guard-host.ts";
import { EDGE } from "../security/http-edge.ts";
import { watchMethods } from "../security/known-methods.ts";
import { refusePath } from "../security/refuse-path.ts";
import { secureHeaders } from "../security/secure-headers.ts";

export async function buildHealth(context: Context, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({ loggerInstance: log, forceCloseConnections: true, ...EDGE });
  const methodsOf = watchMethods(app);
  app.setErrorHandler(problemHandler(LIMITS.uploadMb));
  app.setNotFoundHandler((request, reply) => refusePath(request, reply, methodsOf));
  await secureHeaders(app, { isHttps: false });
  guardHost(app, context.config);
  for (const call of [health, ready, metrics]) call.register(app, context);
  return app;
}
