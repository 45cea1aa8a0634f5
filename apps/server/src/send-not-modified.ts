import type { FastifyReply, FastifyRequest } from "fastify";

/** What a client may do with an answer about a table: of a private one nothing is left behind on a shared machine. */
function cacheControl(isPublic: boolean): string {
  return isPublic ? "private, no-cache" : "private, no-store";
}

/** Sets the ETag; answers 304 and returns true when the client has this very version. */
export function sendNotModified(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, isPublic }: { readonly etag: string; readonly isPublic: boolean },
): boolean {
  void reply.header("etag", etag).header("cache-control", cacheControl(isPublic));
  const known = request.headers["if-none-match"]?.split(",").map((tag) => tag.trim().replace(/^W\//, ""));
  if (known === undefined || !known.includes(etag)) return false;
  void reply.code(304).send();
  return true;
}
