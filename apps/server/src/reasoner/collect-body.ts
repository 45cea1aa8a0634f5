/** A request's body as bytes, up to a limit. What comes beyond it goes nowhere, so that the sender can read the refusal. */
import type { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import { Problem } from "../problem.ts";

export function collectBody({ headers, body }: FastifyRequest, maxBytes: number): Promise<Buffer> {
  const stream = body as Readable;
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const refuse = (): void => {
      stream.off("data", take);
      stream.resume();
      reject(new Problem("too_many_lines"));
    };
    const take = (piece: Buffer): void => {
      bytes += piece.length;
      if (bytes > maxBytes) refuse();
      else pieces.push(piece);
    };
    if (Number(headers["content-length"] ?? 0) > maxBytes) return refuse();
    stream.on("data", take);
    stream.once("end", () => resolve(Buffer.concat(pieces)));
    stream.once("error", reject);
    stream.once("close", () => reject(new Problem("unavailable", "The request was given up")));
  });
}
