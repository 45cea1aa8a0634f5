import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";
import type { MethodsOf } from "./known-methods.ts";

/** For a path, or a method of it, that is not answered. */
export function refusePath(request: FastifyRequest, reply: FastifyReply, methodsOf: MethodsOf): never {
  const methods = methodsOf(request.url);
  if (methods.length === 0) throw new Problem("not_found");
  void reply.header("allow", methods.join(", "));
  throw new Problem("method_not_allowed");
}
