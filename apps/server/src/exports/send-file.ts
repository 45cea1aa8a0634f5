/** A file whole, or the part that a Range header asks for: who reads Parquet over HTTP begins with its end. */
import { basename, dirname } from "node:path";
import send from "@fastify/send";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

interface SendOptions {
  /** Ranges are not offered for texts, which are compressed on their way: a part would not fit what was sent before. */
  readonly hasRanges: boolean;
}

export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { hasRanges }: SendOptions,
): Promise<FastifyReply> {
  const { statusCode, headers, stream } = await send(request.raw, `/${encodeURIComponent(basename(path))}`, {
    root: dirname(path),
    acceptRanges: hasRanges,
    // The caller sets these headers.
    contentType: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
  });
  if (statusCode === RANGE_NOT_SATISFIABLE) throw new Problem("no_such_range");
  return reply.code(statusCode).headers(headers).send(stream);
}

const RANGE_NOT_SATISFIABLE = 416;
