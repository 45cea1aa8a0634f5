/** Sums up how long requests take, by call and status. */
import type { FastifyInstance } from "fastify";
import type { Metrics } from "./metrics.ts";

/** What has no place in the contract: pages, and paths that do not exist. */
const OTHER = "other";

export function watchRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    if (String(reply.getHeader("content-type")).startsWith("text/event-stream")) return;
    const { operationId = OTHER } = (request.routeOptions.schema ?? {}) as { readonly operationId?: string };
    metrics.requestSeconds.observe({ call: operationId, status: String(reply.statusCode) }, reply.elapsedTime / 1000);
  });
}
