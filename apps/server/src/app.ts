/** The HTTP application: guards, calls, documentation and the web app. */
import { randomUUID } from "node:crypto";
import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { calls } from "./calls/index.ts";
import type { Context } from "./context.ts";
import { watchRequests } from "./metrics/watch-requests.ts";
import { serveOpenApi } from "./openapi.ts";
import { serveSitemap } from "./pages/sitemap.ts";
import { problemHandler } from "./problem-replies.ts";
import { guardEmbedded } from "./security/guard-embedded.ts";
import { guardHost } from "./security/guard-host.ts";
import { guardOrigin } from "./security/guard-origin.ts";
import { EDGE } from "./security/http-edge.ts";
import { watchMethods } from "./security/known-methods.ts";
import { limitRates } from "./security/limit-rates.ts";
import { secureHeaders } from "./security/secure-headers.ts";
import { acceptStreamedBodies } from "./upload/accept-streamed-bodies.ts";
import { validateRequests } from "./validate-requests.ts";
import { answerUnknownPaths, serveWebApp } from "./web-app.ts";

/** Calls without an upload are small. */
const BODY_BYTES = 1024 * 1024;
const UPLOAD_MS = 5 * 60_000;
const HEADERS_MS = 15_000;
/** How often the two limits above are looked after. */
const CHECK_MS = 5000;

export async function buildApp(context: Context, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    genReqId: () => randomUUID(),
    trustProxy: (_address, hop) => hop < context.config.trustedProxies,
    bodyLimit: BODY_BYTES,
    requestTimeout: UPLOAD_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: CHECK_MS },
    forceCloseConnections: true,
    ...EDGE,
  });
  const methodsOf = watchMethods(app);
  app.setErrorHandler(problemHandler(context.config.maxUploadMb));
  // A form of another site can send plain text without being asked whether it may.
  app.removeContentTypeParser("text/plain");
  app.setValidatorCompiler(validateRequests);
  await app.register(cookie);
  await limitRates(app, context.config);
  await app.register(compress, { encodings: ["br", "gzip"], threshold: 2048 });
  await secureHeaders(app, { isHttps: context.config.publicUrl.startsWith("https:") });
  guardHost(app, context.config);
  guardOrigin(app, context);
  guardEmbedded(app);
  watchRequests(app, context.metrics);
  await serveOpenApi(app, context.publicUrl);
  await registerCalls(app, context);
  serveSitemap(app, context);
  await serveWebApp(app, context);
  answerUnknownPaths(app, methodsOf);
  return app;
}

async function registerCalls(app: FastifyInstance, context: Context): Promise<void> {
  for (const call of calls.filter(({ isStreamed }) => !isStreamed)) call.register(app, context);
  await app.register(async (scope) => {
    acceptStreamedBodies(scope);
    for (const call of calls.filter(({ isStreamed }) => isStreamed)) call.register(scope, context);
  });
}
