import type { FastifyReply, FastifyRequest } from "fastify";

/** Sets the ETag; answers 304 and returns true when the client has this very version. */
export function sendNotModified(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  void reply.header("etag", etag).header("cache-control", "private, no-cache");
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known === undefined || !known.includes(etag)) return false;
  void reply.code(304).send();
  return true;
}
