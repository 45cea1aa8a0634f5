import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import type { FindMethods } from "./known-methods.ts";

/** Answers requests for unknown paths and methods. */
export function refusePath(request: FastifyRequest, reply: FastifyReply, methodsOf: FindMethods): never {
  const methods = methodsOf(request.url);
  if (methods.length === 0) throw new Problem("not_found");
  void reply.header("allow", methods.join(", "));
  throw new Problem("method_not_allowed");
}

/** No path answers the method QUERY, of which Fastify wants a type of content before it looks at the path. */
export function refuseQueries(app: FastifyInstance, methodsOf: FindMethods): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.is404 && request.method === "QUERY") refusePath(request, reply, methodsOf);
  });
}
