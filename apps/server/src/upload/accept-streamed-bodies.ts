import type { FastifyInstance } from "fastify";
import { Problem } from "../problem.ts";

/** In this scope a JSON body reaches its handler as the stream that it is; the handler checks what it holds. */
export function acceptStreamedBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser("application/json", (_request, payload, done) => done(null, payload));
  scope.setValidatorCompiler(() => () => true);
  scope.addHook("preHandler", async ({ body }) => {
    if (body === undefined || body === null) throw new Problem("invalid_request", "The request has no body");
  });
}
